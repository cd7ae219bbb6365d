import type pg from "pg";
import { makeToken } from "../../../lib/auth/token.ts";

export type Account = { id: string; token: string };

/** Inserts accounts with a verified e-mail and a session each. */
export async function makeAccounts(
  database: pg.Client,
  count: number,
  role: "user" | "admin" = "user",
): Promise<Account[]> {
  const { rows } = await database.query<{ session: string; id: string }>(
    `WITH people AS (
       INSERT INTO users (name, email, phone_number, password_hash, role, email_verified_at, updated_at)
       SELECT 'Bench', gen_random_uuid() || '@example.test', '6281234567890', 'none', $2, now(), now()
       FROM generate_series(1, $1::int) RETURNING id
     )
     INSERT INTO sessions (user_id, expires_at)
     SELECT id, now() + interval '1 day' FROM people RETURNING id AS session, user_id AS id`,
    [count, role],
  );
  return Promise.all(
    rows.map(async ({ id, session }) => ({ id, token: await makeToken(session) })),
  );
}
