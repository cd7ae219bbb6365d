import { expect, test } from "vitest";
import { isDatabaseAway, isDatabaseBusy, isDatabaseUnavailable } from "./database-errors.ts";

const answer = (code: string, message: string) => Object.assign(new Error(message), { code });

/** Nests an error as Prisma's client and its adapter do. */
const byPrisma = ({ code, message }: { code: string; message: string }) =>
  Object.assign(new Error("Invalid `prisma.user.findMany()` invocation"), {
    code: "P2010",
    meta: { driverAdapterError: { cause: { kind: "postgres", originalCode: code, message } } },
  });

test.each([
  ["PgBouncer after a failed login", "08P01", "server login has been failing, try again later"],
  ["PgBouncer whose server died", "08P01", "server conn crashed?"],
  ["PgBouncer without a server", "08P01", "pgbouncer cannot connect to server"],
  ["a demoted primary", "25006", "cannot execute INSERT in a read-only transaction"],
  ["a server that stops", "57P01", "terminating connection due to administrator command"],
  ["a server that starts", "57P03", "the database system is starting up"],
  ["a machine that is gone", "EHOSTUNREACH", "connect EHOSTUNREACH 10.0.0.7:5432"],
  ["a name server that is gone", "EAI_AGAIN", "getaddrinfo EAI_AGAIN postgres"],
])("%s is away", (_, code, message) => {
  for (const error of [answer(code, message), byPrisma({ code, message })]) {
    expect([isDatabaseAway(error), isDatabaseBusy(error)]).toEqual([true, false]);
  }
});

test.each([
  ["08001", "SQL client unable to establish connection"],
  ["08004", "server rejected the connection"],
  ["57P05", "terminating connection due to idle-session timeout"],
])("%s, %s: the connection is lost", (code, message) => {
  expect(isDatabaseAway(answer(code, message))).toBe(true);
});

test.each([
  "Connection terminated unexpectedly",
  "Connection terminated due to connection timeout",
  "Client has encountered a connection error and is not queryable",
  "Query read timeout",
])("a connection that a proxy or the driver ended is away: %s", (message) => {
  expect(isDatabaseAway(new Error(message))).toBe(true);
});

test.each([
  ["08P01", "query_wait_timeout"],
  ["08P01", "no more connections allowed (max_client_conn)"],
  ["25P03", "terminating connection due to idle-in-transaction timeout"],
  ["53100", 'could not extend file "base/16384/16650": No space left on device'],
  ["53200", "out of memory"],
  ["53300", "sorry, too many clients already"],
])("%s, %s: the database has too much to do", (code, message) => {
  for (const error of [answer(code, message), byPrisma({ code, message })]) {
    expect(isDatabaseBusy(error)).toBe(true);
  }
});

test.each([
  ["23505", "duplicate key value violates unique constraint"],
  ["42601", "syntax error"],
  ["42501", "permission denied for table users"],
])("%s, %s: that is the shop's own error", (code, message) => {
  expect(isDatabaseUnavailable(answer(code, message))).toBe(false);
});
