import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { EnvironmentError, env } from "#lib/environment/env.ts";
import { type RebuiltPicture, rebuildPictures } from "#lib/media/rebuild-pictures.ts";
import { environmentWarnings } from "#lib/observability/environment-warnings.ts";
import { type ShopStatus, shopStatus } from "#lib/reports/shop-status.ts";
import { type Deviation, verifyBooks } from "#lib/reports/verify-books.ts";
import type { Command, Outcome } from "./command.ts";
import { type Columns, table } from "./table.ts";

/** Pictures between two lines of progress. */
const PROGRESS = 25;

const DEVIATION: Columns<Deviation> = {
  what: ({ what }) => what,
  id: ({ id }) => id,
  name: ({ name }) => name,
  is: ({ is }) => is,
  "should be": ({ shouldBe }) => shouldBe,
};

const PICTURE: Columns<RebuiltPicture> = { key: ({ key }) => key, state: ({ state }) => state };

export const upkeepCommands: Record<string, Command> = {
  "verify-books": {
    summary:
      "compares stock with its ledger and with what orders hold, and orders with their lines",
    async run() {
      const deviations = await verifyBooks();
      if (deviations.length === 0) return { data: deviations, text: "The books are right." };
      return { data: deviations, text: table(DEVIATION, deviations), code: 1 };
    },
  },
  "rebuild-pictures": {
    summary: "makes the pictures' files anew from the largest that is stored of each",
    options: {
      missing: { type: "boolean", about: "only files that aren't there" },
      after: { type: "string", about: "goes on behind this key, where an earlier run stopped" },
    },
    async run({ options }) {
      const onlyMissing = options.missing === true;
      const after = String(options.after ?? "");
      return rebuildAll(rebuildPictures({ onlyMissing, after }));
    },
  },
  status: {
    summary: "tells migrations, counts, what waits, and how old the mail queue is",
    async run() {
      const status = await shopStatus();
      const pending = pendingMigrations(status);
      const data = { ...status, migrations: { ...status.migrations, pending } };
      const isAmiss = status.migrations.failed.length > 0 || (pending?.length ?? 0) > 0;
      return { data, text: describe(data), code: isAmiss ? 1 : 0 };
    },
  },
  "check-env": {
    summary: "tells what is missing, weak or unwise in the configuration",
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

async function rebuildAll(pictures: AsyncIterable<RebuiltPicture>): Promise<Outcome> {
  const counts = { whole: 0, rebuilt: 0, coarse: 0, lost: 0, gone: 0, files: 0 };
  const bad: RebuiltPicture[] = [];
  let seen = 0;
  for await (const picture of pictures) {
    counts[picture.state] += 1;
    counts.files += picture.files;
    if (picture.state === "coarse" || picture.state === "lost") bad.push(picture);
    seen += 1;
    if (seen % PROGRESS === 0) console.error(`${seen} pictures, up to ${picture.key}`);
  }
  const { whole, rebuilt, coarse, lost, files } = counts;
  const text = `${rebuilt + coarse} pictures rebuilt (${files} files), ${whole} were whole.`;
  return {
    data: { ...counts, bad },
    text: bad.length > 0 ? `${text}\n${table(PICTURE, bad)}` : text,
    code: lost > 0 ? 1 : 0,
    done: counts,
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
