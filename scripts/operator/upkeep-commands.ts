import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { EnvironmentError, env } from "#lib/environment/env.ts";
import { type RebuiltPicture, rebuildPictures } from "#lib/media/rebuild-pictures.ts";
import { environmentWarnings } from "#lib/observability/environment-warnings.ts";
import { type ShopStatus, shopStatus } from "#lib/reports/shop-status.ts";
import { verifyBooks } from "#lib/reports/verify-books.ts";
import type { Command, Outcome } from "./command.ts";
import { logOperation } from "./log-operation.ts";
import { table } from "./table.ts";

/** Pictures between two lines of progress. */
const PROGRESS = 25;

export const upkeepCommands: Record<string, Command> = {
  "verify-books": {
    summary:
      "compares stock with its ledger and with what orders hold, and orders with their lines",
    words: [],
    options: {},
    async run() {
      const deviations = await verifyBooks();
      if (deviations.length === 0) return { data: deviations, text: "The books are right." };
      const rows = deviations.map(({ what, id, name, is, shouldBe }) => [
        what,
        id,
        name,
        is,
        shouldBe,
      ]);
      const text = table(["what", "id", "name", "is", "should be"], rows);
      return { data: deviations, text, code: 1 };
    },
  },
  "rebuild-pictures": {
    summary: "makes the pictures' files anew from the largest that is stored of each",
    words: [],
    options: {
      missing: { type: "boolean", about: "only files that aren't there" },
      after: { type: "string", about: "goes on behind this key, where an earlier run stopped" },
    },
    async run({ options }) {
      const onlyMissing = options.missing === true;
      const after = String(options.after ?? "");
      return rebuilt(await rebuildAll(rebuildPictures({ onlyMissing, after })));
    },
  },
  status: {
    summary: "tells migrations, counts, what waits, and how old the mail queue is",
    words: [],
    options: {},
    async run() {
      const status = await shopStatus();
      const pending = pendingMigrations(status);
      const data = { ...status, migrations: { ...status.migrations, pending } };
      const isAmiss = status.migrations.failed.length > 0 || (pending?.length ?? 0) > 0;
      return { data, text: describe(data), ...(isAmiss && { code: 1 }) };
    },
  },
  "check-env": {
    summary: "tells what is missing, weak or unwise in the configuration",
    words: [],
    options: {},
    withoutDatabase: true,
    async run() {
      try {
        const warnings = environmentWarnings(env());
        const text = warnings.length > 0 ? warnings.join("\n") : "Nothing is missing or weak.";
        return { data: { faults: [], warnings }, text };
      } catch (error) {
        if (!(error instanceof EnvironmentError)) throw error;
        const faults = error.message.split("\n");
        return { data: { faults, warnings: [] }, text: error.message, code: 1 };
      }
    },
  },
};

type Tally = {
  counts: Record<RebuiltPicture["state"], number>;
  files: number;
  bad: RebuiltPicture[];
};

async function rebuildAll(pictures: AsyncIterable<RebuiltPicture>): Promise<Tally> {
  const counts = { whole: 0, rebuilt: 0, coarse: 0, lost: 0, gone: 0 };
  const tally: Tally = { counts, files: 0, bad: [] };
  let done = 0;
  for await (const picture of pictures) {
    counts[picture.state] += 1;
    tally.files += picture.files;
    if (picture.state === "coarse" || picture.state === "lost") tally.bad.push(picture);
    done += 1;
    if (done % PROGRESS === 0) console.error(`${done} pictures, up to ${picture.key}`);
  }
  await logOperation("rebuild-pictures", { ...counts, files: tally.files });
  return tally;
}

function rebuilt({ counts, files, bad }: Tally): Outcome {
  const rows = bad.map(({ key, state }) => [key, state]);
  const lines = [
    `${counts.rebuilt + counts.coarse} pictures rebuilt (${files} files), ${counts.whole} were whole.`,
    ...(bad.length > 0 ? [table(["key", "state"], rows)] : []),
  ];
  return {
    data: { ...counts, files, bad },
    text: lines.join("\n"),
    ...(counts.lost > 0 && { code: 1 }),
  };
}

/** Lists migrations that aren't applied. Returns null where prisma/migrations doesn't exist. */
function pendingMigrations({ migrations }: ShopStatus): string[] | null {
  const folder = path.resolve("prisma/migrations");
  if (!existsSync(folder)) return null;
  const names = readdirSync(folder).filter((name) => /^\d{14}_/.test(name));
  return names.filter((name) => name > (migrations.newest ?? "")).sort();
}

type Described = ShopStatus & { migrations: { pending: string[] | null } };

function describe({
  migrations,
  accounts,
  products,
  orders,
  waiting,
  mails,
  demo_data,
}: Described) {
  const { applied, newest, failed, pending } = migrations;
  const oldest = mails.oldest_due_seconds;
  const stages = Object.entries(orders).map(([status, count]) => `${status} ${count}`);
  return [
    `Migrations  ${applied} applied, newest ${newest ?? "none"}, ${pending?.length ?? "unknown"} pending, ${failed.length} failed`,
    `Accounts    admins ${accounts.admins}, customers ${accounts.customers}, live sessions ${accounts.sessions}`,
    `Products    on sale ${products.on_sale}, sold out ${products.sold_out}, deleted ${products.deleted}`,
    `Orders      ${stages.join(", ") || "none"}`,
    `Waiting     proofs to look at ${waiting.proofs}, unpaid past their deadline ${waiting.unpaid_past_deadline}`,
    `Mails       waiting ${mails.waiting}, due ${mails.due}${oldest === null ? "" : ` (the oldest for ${oldest} s)`}, given up ${mails.failed}`,
    `Demo data   ${demo_data ? "yes" : "no"}`,
  ].join("\n");
}
