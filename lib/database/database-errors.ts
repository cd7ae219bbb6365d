/** Prisma's driver adapter nests `kind` and SQLSTATE in `meta.driverAdapterError.cause` or `cause`. */
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

const STATEMENT_TIMEOUT = "57014";
const READ_ONLY = "25006";

/** Limits of db.ts, waits for a connection, a full disk: the database answers, and has too much to do or no room. */
const BUSY = new Set([
  STATEMENT_TIMEOUT,
  // lock_timeout
  "55P03",
  // idle_in_transaction_session_timeout
  "25P03",
  "P2024",
  "P2028",
  "P2037",
  "TooManyConnections",
  // disk_full, out_of_memory, too_many_connections
  "53100",
  "53200",
  "53300",
]);

/** The pool's, and PgBouncer's for a queue that was too long: its code is that of a lost server (08P01). */
const BUSY_MESSAGES =
  /^timeout exceeded when trying to connect|^query_wait_timeout$|^no more connections allowed/;

/** Codes of Prisma, kinds of its adapter, SQLSTATEs, codes of Node. */
const AWAY = new Set([
  "P1001",
  "P1002",
  "P1008",
  "P1017",
  "DatabaseNotReachable",
  "ConnectionClosed",
  "SocketTimeout",
  "57P01",
  "57P02",
  "57P03",
  // idle_session_timeout
  "57P05",
  "08000",
  "08001",
  "08003",
  "08004",
  "08006",
  // PgBouncer's, for whatever is wrong with its server.
  "08P01",
  // A primary that has become a replica.
  READ_ONLY,
  "ECONNREFUSED",
  "ECONNRESET",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPIPE",
  "ENOTFOUND",
  "EAI_AGAIN",
  "ETIMEDOUT",
]);

/** Serialization failures and deadlocks. */
const RETRYABLE = new Set(["P2034", "TransactionWriteConflict", "40001", "40P01"]);

const UNIQUE = new Set(["P2002", "UniqueConstraintViolation", "23505"]);

function matches(error: unknown, codes: Set<string>): boolean {
  return causesOf(error).some(({ code, kind, originalCode }) =>
    [code, kind, originalCode].some((mark) => typeof mark === "string" && codes.has(mark)),
  );
}

const AWAY_MESSAGES = /^Connection terminated|is not queryable$|^Query read timeout$/;

/** Returns whether the database is unreachable or overloaded: 503, not 500. */
export function isDatabaseUnavailable(error: unknown): boolean {
  return isDatabaseBusy(error) || isDatabaseAway(error);
}

export function isDatabaseBusy(error: unknown): boolean {
  return matches(error, BUSY) || hasMessage(error, BUSY_MESSAGES);
}

export function isDatabaseAway(error: unknown): boolean {
  return matches(error, AWAY) || hasMessage(error, AWAY_MESSAGES);
}

function hasMessage(error: unknown, words: RegExp): boolean {
  return causesOf(error).some(({ message }) => typeof message === "string" && words.test(message));
}

export function isStatementTimeout(error: unknown): boolean {
  return matches(error, new Set([STATEMENT_TIMEOUT]));
}

/** Returns whether the server takes no writes: it is a replica, or has become one. */
export function isReadOnlyServer(error: unknown): boolean {
  return matches(error, new Set([READ_ONLY]));
}

/** Returns whether a transaction may succeed if it runs again. */
export function isRetryable(error: unknown): boolean {
  return matches(error, RETRYABLE) || isStalePlan(error);
}

/** Returns whether a migration has changed the result type of a prepared statement. */
export function isStalePlan(error: unknown): boolean {
  return (
    matches(error, new Set(["0A000"])) &&
    causesOf(error).some(({ message }) => message === "cached plan must not change result type")
  );
}

export function isUniqueViolation(error: unknown): boolean {
  return matches(error, UNIQUE);
}
