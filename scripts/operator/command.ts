import type { ParseArgsOptionDescriptor } from "node:util";

/** What came after a command's name; an option that wasn't given isn't there. */
export type Given = {
  words: string[];
  options: Record<string, string | boolean | undefined>;
};

export type Outcome = {
  /** What `--json` prints. */
  data: unknown;
  /** What a person reads. */
  text: string;
  /** The exit code, where it isn't 0. */
  code?: number;
};

export type Command = {
  /** One line for the list of commands. */
  summary: string;
  /** What has to follow the name, as the help writes it: `<email>`. In brackets: may follow. */
  words: readonly string[];
  options: Record<string, { about: string } & ParseArgsOptionDescriptor>;
  /** Only looks at the environment. */
  withoutDatabase?: boolean;
  run(given: Given): Promise<Outcome>;
};

/** A call that can't be meant: answered by how the command is used, and exit code 2. */
export class UsageError extends Error {}
