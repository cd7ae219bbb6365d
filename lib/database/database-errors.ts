/**
 * Reads what went wrong below Prisma without importing it: the driver adapter puts the cause's
 * `kind` and the server's own SQLSTATE into `meta.driverAdapterError.cause` or into `cause`.
 */
type Cause = { kind?: unknown; originalCode?: unknown; code?: unknown; message?: unknown };

function causesOf(error: unknown): Cause[] {
  const causes: Cause[] = [];
  let current: unknown = error;
  for (let depth = 0; depth < 5 && typeof current === "object" && current !== null; depth += 1) {
    causes.push(current as Cause);
    const { meta, cause } = current as {
      meta?: { driverAdapterError?: unknown };
      cause?: unknown;
    };
    current = meta?.driverAdapterError ?? cause;
  }
  return causes;
}

/** Connection faults by Prisma's code, by the adapter's kind, by SQLSTATE and by Node's code. */
const AWAY = new Set([
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "P2024",
  "P2028",
  "P2037",
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "TooManyConnections",
  "53300",
  // The shop's own time-outs on a statement and on a lock: a rush, not a fault.
  "57014",
  "55P03",
  "57P01",
  "57P02",
  "57P03",
  "08000",
  "08003",
  "08006",
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ENOTFOUND",
  "ETIMEDOUT",
]);

/** Serialization failure and deadlock: the same transaction may go through when tried again. */
const RETRYABLE = new Set(["P2034", "TransactionWriteConflict", "40001", "40P01"]);

const UNIQUE = new Set(["P2002", "UniqueConstraintViolation", "23505"]);

function matches(error: unknown, codes: Set<string>): boolean {
  return causesOf(error).some(({ code, kind, originalCode }) =>
    [code, kind, originalCode].some((mark) => typeof mark === "string" && codes.has(mark)),
  );
}

/** What pg and its pool say without any code: of a connection that broke, and of a wait that ran out. */
const AWAY_WORDS =
  /^Connection terminated|is not queryable$|^timeout exceeded when trying to connect|^Query read timeout$/;

/** The database can't be reached or has no connection to spare: the answer is 503, not 500. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (matches(error, AWAY)) return true;
  return causesOf(error).some(
    ({ message }) => typeof message === "string" && AWAY_WORDS.test(message),
  );
}

export function isRetryable(error: unknown): boolean {
  return matches(error, RETRYABLE);
}

export function isUniqueViolation(error: unknown): boolean {
  return matches(error, UNIQUE);
}
