import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { checkSharedSession, roleSetting, SESSION_LIMITS } from "./session-settings.ts";

/** A connection whose sessions have these settings. */
function connection(settings: Record<string, string>): Parameters<typeof checkSharedSession>[0] {
  const rows = Object.entries(settings).map(([name, value]) => ({ name, value, role: '"Shop"' }));
  return { query: async () => ({ rows }) } as never;
}

const complete = {
  timezone: "UTC",
  statement_timeout: "10s",
  lock_timeout: "3s",
  idle_in_transaction_session_timeout: "1min",
};

test("a role with UTC and limits of any length will do", async () => {
  await checkSharedSession(connection(complete));
  await checkSharedSession(connection({ ...complete, timezone: "Etc/UTC" }));
});

test.each([
  ["timezone", "Asia/Jakarta", `ALTER ROLE "Shop" SET timezone = 'UTC';`],
  ["lock_timeout", "0", `ALTER ROLE "Shop" SET lock_timeout = '5s';`],
])("%s %s is refused with the statement to run", async (name, value, statement) => {
  const check = checkSharedSession(connection({ ...complete, [name]: value }));
  await expect(check).rejects.toThrow(
    `DATABASE_POOLER is transaction, and the database's role lacks settings. Run this, then let the pooler connect anew: ${statement}`,
  );
});

test("compose gives its role each of them", () => {
  const roles = readFileSync("scripts/compose/roles.sql", "utf8");
  for (const name of ["timezone", ...Object.keys(SESSION_LIMITS)]) {
    expect(roles).toContain(roleSetting("shop", name));
  }
});
