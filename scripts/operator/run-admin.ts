import { parseArgs } from "node:util";
import { isDatabaseUnavailable } from "#lib/database/database-errors.ts";
import { db } from "#lib/database/db.ts";
import { AppError } from "#lib/errors.ts";
import { accountCommands } from "./account-commands.ts";
import { auditCommands } from "./audit-commands.ts";
import { type Command, type Given, UsageError } from "./command.ts";
import { demoCommands } from "./demo-commands.ts";
import { commandHelp, overview } from "./help.ts";
import { logOperation } from "./log-operation.ts";
import { mailCommands } from "./mail-commands.ts";
import { moveCommands } from "./move-commands.ts";
import { upkeepCommands } from "./upkeep-commands.ts";

export const COMMANDS: Record<string, Command> = {
  ...accountCommands,
  ...auditCommands,
  ...mailCommands,
  ...upkeepCommands,
  ...demoCommands,
  ...moveCommands,
};

const FAILED = 1;
const MISUSED = 2;

const isAskedForHelp = (args: readonly string[]) =>
  args.length === 0 || args[0] === "help" || args.includes("--help") || args.includes("-h");

export function wantsDatabase(args: readonly string[]): boolean {
  const [name = ""] = args;
  if (isAskedForHelp(args) || !Object.hasOwn(COMMANDS, name)) return false;
  return !COMMANDS[name]?.withoutDatabase;
}

/**
 * Runs an operator's command and returns the exit code: 1 for an error or a finding, 2 for wrong
 * arguments. Rethrows unexpected errors.
 */
export async function runAdmin(args: readonly string[]): Promise<number> {
  const [name = "", ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (isAskedForHelp(args)) {
    console.log(command ? commandHelp(name, command) : overview(COMMANDS));
    return 0;
  }
  if (!command) {
    console.error(`There is no command "${name}".\n\n${overview(COMMANDS)}`);
    return MISUSED;
  }
  try {
    const given = read(command, rest);
    const { data, text, code = 0, done } = await command.run(given);
    if (done) await logOperation(name, done);
    console.log(given.options.json ? JSON.stringify(data, null, 2) : text);
    return code;
  } catch (error) {
    if (error instanceof UsageError) {
      console.error(`${error.message}\n\n${commandHelp(name, command)}`);
      return MISUSED;
    }
    console.error(messageFor(error));
    return FAILED;
  } finally {
    if (!command.withoutDatabase) await db().$disconnect();
  }
}

const JSON_OPTION = { json: { type: "boolean" } } as const;

function read({ words = [], options }: Command, args: string[]): Given {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...options, ...JSON_OPTION },
      allowPositionals: true,
    });
    const needed = words.filter((word) => word.startsWith("<"));
    const missing = needed[positionals.length];
    if (missing) throw new UsageError(`${missing} is missing.`);
    if (positionals.length > words.length) {
      throw new UsageError(`"${positionals[words.length]}" is one word too many.`);
    }
    return { words: positionals, options: values as Given["options"] };
  } catch (error) {
    // parseArgs' first sentence names the unknown option. The rest is advice to programmers.
    if (error instanceof TypeError) throw new UsageError(`${error.message.split(". ")[0]}.`);
    throw error;
  }
}

/** Returns the message for an operator. Rethrows an error that no operator can fix. */
function messageFor(error: unknown): string {
  if (error instanceof AppError) return `${error.message.replace(/\.$/, "")}.`;
  if (isDatabaseUnavailable(error))
    return "The database can't be reached, or is too busy: see DATABASE_URL.";
  if (isWithoutTables(error)) return "The database has no shop in it yet: migrate it first.";
  throw error;
}

/** The codes of a missing table: of PostgreSQL, and of Prisma for its own queries and for SQL. */
function isWithoutTables(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (code === "42P01" || code === "P2021") return true;
  return code === "P2010" && /\b42P01\b|does not exist/.test(String(message));
}
