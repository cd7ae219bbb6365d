import { createInterface } from "node:readline/promises";
import { findDemo, type RemovedDemo, removeDemo } from "#demo/remove-demo.ts";
import { type Command, type Outcome, UsageError } from "./command.ts";

const ROWS = {
  products: "products",
  events: "events",
  galleryItems: "pictures of the gallery",
  orders: "orders",
  accounts: "accounts",
} as const;

type Counts = Record<keyof typeof ROWS, number>;

export const demoCommands: Record<string, Command> = {
  "remove-demo": {
    summary: "removes the demo's goods, events, gallery, orders and accounts, and nothing else",
    options: { yes: { type: "boolean", about: "removes without asking" } },
    async run({ options }) {
      const found = countsOf(await findDemo());
      if (Object.values(found).every((count) => count === 0)) return NOTHING;
      if (options.yes !== true && !(await isConfirmed(found))) return UNCHANGED;
      const removed = await removeDemo();
      return { data: removed, text: describe(removed), done: countsOf(removed) };
    },
  },
};

const NOTHING: Outcome = { data: null, text: "There is nothing of the demo in this shop." };
const UNCHANGED: Outcome = { data: null, text: "Nothing was removed.", code: 1 };

const countsOf = (rows: Record<keyof typeof ROWS, unknown[]>) =>
  Object.fromEntries(
    Object.keys(ROWS).map((key) => [key, rows[key as keyof Counts].length]),
  ) as Counts;

const list = (counts: Counts) =>
  Object.entries(ROWS)
    .map(([key, words]) => `${counts[key as keyof Counts]} ${words}`)
    .join(", ");

async function isConfirmed(found: Counts): Promise<boolean> {
  if (!process.stdin.isTTY) throw new UsageError("--yes is missing, and nobody can be asked.");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question(`Removes of the demo: ${list(found)}. Type yes: `);
    return answer.trim().toLowerCase() === "yes";
  } finally {
    terminal.close();
  }
}

function describe(removed: RemovedDemo): string {
  const { returned, keptAdmins, adminsLeft } = removed;
  return [
    `Removed of the demo: ${list(countsOf(removed))}.`,
    ...returned.map(
      ({ name, units }) => `Back in stock, since a demo order held it: ${name} × ${units}.`,
    ),
    ...keptAdmins.map(({ email }) => `${email} stays, because its password was changed.`),
    ...(adminsLeft === 0 ? ["The shop has no admin: create-admin makes one."] : []),
    "Restart the web servers. Otherwise cached pages show the demo for up to an hour.",
  ].join("\n");
}
