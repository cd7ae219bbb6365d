import type { ParseArgsOptionDescriptor } from "node:util";
import type { AuditFields } from "#lib/audit/schema.ts";

/** The parsed arguments of a command. */
export type Given = {
  words: string[];
  options: Record<string, string | boolean | undefined>;
};

export type Outcome = {
  /** Printed with `--json`. */
  data: unknown;
  /** Printed otherwise. */
  text: string;
  /** The exit code, 0 by default. */
  code?: number;
  /** Result for the audit log. Ids and counts alone: they go into the logs. */
  done?: AuditFields;
};

export type Command = {
  /** One line for the list of commands. */
  summary: string;
  /** Positional arguments as the help shows them: `<email>`, or `[<email>]` when optional. */
  words?: readonly string[];
  options?: Record<string, { about: string } & ParseArgsOptionDescriptor>;
  withoutDatabase?: boolean;
  run(given: Given): Promise<Outcome>;
};

/** Wrong arguments: prints the command's help and exits with 2. */
export class UsageError extends Error {}
