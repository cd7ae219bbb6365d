import type pg from "pg";

/** The limits of a session, in ms. */
export const SESSION_LIMITS = {
  statement_timeout: 10_000,
  lock_timeout: 5_000,
  idle_in_transaction_session_timeout: 10_000,
};

/** The adapter drops the offset of times, so every session has to be in UTC. */
const UTC = /^(Etc\/)?UTC$/;

const ANSWER_WITHIN_MS = 5_000;

type Setting = { name: string; value: string; role: string };

/** Throws the statements to run where a pooler's sessions lack the shop's settings. Takes the operator's own limits. */
export async function checkSharedSession(client: Pick<pg.ClientBase, "query">): Promise<void> {
  const asked = {
    text: `SELECT name, current_setting(name) AS value, quote_ident(current_user) AS role
           FROM unnest($1::text[]) AS name`,
    values: [["timezone", ...Object.keys(SESSION_LIMITS)]],
    query_timeout: ANSWER_WITHIN_MS,
  };
  const { rows } = await client.query<Setting>(asked);
  const missing = rows.filter(({ name, value }) =>
    name === "timezone" ? !UTC.test(value) : value === "0",
  );
  if (missing.length === 0) return;
  const statements = missing.map(({ name, role }) => roleSetting(role, name));
  throw new Error(
    `DATABASE_POOLER is transaction, and the database's role lacks settings. Run this, then let the pooler connect anew: ${statements.join(" ")}`,
  );
}

/** Returns the statement that gives a role's later sessions a setting. */
export function roleSetting(role: string, name: string): string {
  const limit = SESSION_LIMITS[name as keyof typeof SESSION_LIMITS];
  return `ALTER ROLE ${role} SET ${name} = '${limit ? `${limit / 1000}s` : "UTC"}';`;
}
