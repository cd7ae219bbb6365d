/** Causes of causes that are described. */
const MAX_DEPTH = 4;
const MAX_MESSAGE = 300;

type LoggedError = {
  type: string;
  code?: string;
  /** Next's hash of an error, which the visitor sees. */
  digest?: string;
  message?: string;
  /** PostgreSQL's details beside its message: SQLSTATE, constraint, table, column. */
  database?: Record<string, string>;
  /** The frames alone: an error's stack begins with its message. */
  stack?: string[];
  cause?: LoggedError;
};

/**
 * Returns what a log may hold of an error. A database's message and details quote whole rows, so they
 * are left out. In other messages everything that may be a visitor's is masked.
 */
export function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, digest } = error as { code?: unknown; digest?: unknown };
  const database = databaseFields(error);
  const cause = depth < MAX_DEPTH && !database ? error.cause : undefined;
  return {
    type: error.name,
    ...(isCode(code) && { code: String(code) }),
    ...(isCode(digest) && { digest: String(digest) }),
    ...(database ? { database } : { message: masked(error.message) }),
    stack: framesOf(error),
    ...(cause instanceof Error && { cause: loggedError(cause, depth + 1) }),
  };
}

const isCode = (value: unknown): value is string | number =>
  typeof value === "number" || (typeof value === "string" && /^\w{1,40}$/.test(value));

/** Masks quoted text, e-mails, long numbers and keys. */
export function masked(message: string): string {
  const [line = ""] = message.trim().split("\n");
  return line
    .slice(0, MAX_MESSAGE)
    .replaceAll(/"[^"]*("|$)/g, '"…"')
    .replaceAll(/[^\s@]+@\S+/g, "…")
    .replaceAll(/[\w-]{32,}|(?=[\w-]*\d)[\w-]{20,}/g, "…")
    .replaceAll(/\d{6,}/g, "…");
}

function framesOf({ stack = "" }: Error): string[] {
  const lines = stack.split("\n");
  const message = lines.findLastIndex((line) => !/^ +at /.test(line));
  return lines.slice(message + 1).map((line) => line.trim());
}

const SCHEMA_NAMES = ["originalCode", "kind", "constraint", "table", "column"] as const;

/** Returns undefined unless the error is Prisma's or pg's. */
function databaseFields(error: Error): Record<string, string> | undefined {
  const { meta, severity } = error as { meta?: { driverAdapterError?: Error }; severity?: unknown };
  if (!error.name.startsWith("Prisma") && error.name !== "DriverAdapterError" && !severity) {
    return undefined;
  }
  const cause = { ...error, ...asObject(meta?.driverAdapterError?.cause ?? error.cause) };
  const fields = SCHEMA_NAMES.flatMap((name) => {
    const value = (cause as Record<string, unknown>)[name];
    const text = typeof value === "object" ? Object.values(value ?? {}).join(" ") : value;
    return typeof text === "string" && /^[\w .$-]{1,100}$/.test(text) ? [[name, text]] : [];
  });
  return { ...constraintIn(cause), ...Object.fromEntries(fields) };
}

/** PostgreSQL names the broken constraint in its message only. */
function constraintIn({ message }: { message?: unknown }): { constraint?: string } {
  const [, constraint] = /violates .*constraint "(\w{1,63})"$/.exec(String(message)) ?? [];
  return constraint ? { constraint } : {};
}

const asObject = (value: unknown) => (typeof value === "object" && value !== null ? value : {});
