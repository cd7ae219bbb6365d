import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { EnvironmentError, env } from "#lib/environment/env.ts";
import { environmentWarnings } from "#lib/observability/environment-warnings.ts";
import { type ShopStatus, shopStatus } from "#lib/reports/shop-status.ts";
import { type Deviation, verifyBooks } from "#lib/reports/verify-books.ts";
import { orderPageCache, type PageCacheOrder } from "#lib/shop/page-cache-order.ts";
import { type Command, UsageError } from "./command.ts";
import { type Columns, table } from "./table.ts";

const DEVIATION: Columns<Deviation> = {
  what: ({ what }) => what,
  id: ({ id }) => id,
  name: ({ name }) => name,
  is: ({ is }) => is,
  "should be": ({ shouldBe }) => shouldBe,
};

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
  "page-cache": {
    summary:
      "empties the page cache of every web server, or turns it off and on, while the shop runs",
    words: ["<empty|off|on>"],
    async run({ words: [order = ""] }) {
      if (!isPageCacheOrder(order)) throw new UsageError("Say empty, off or on.");
      await orderPageCache(order);
      return {
        data: { order },
        text: "Every web server follows within ten seconds.",
        done: { order },
      };
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

function isPageCacheOrder(word: string): word is PageCacheOrder {
  return word === "on" || word === "off" || word === "empty";
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
