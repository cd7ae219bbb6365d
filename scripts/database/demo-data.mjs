import { verify } from "@node-rs/argon2";
import { DEMO_PASSWORD } from "../../lib/accounts/demo-login.ts";
import { SHOP_FACT_KEYS } from "../../lib/database/shop-fact-keys.ts";
import { withConnection } from "./connection.mjs";

/** @param {string} url of a migrated database */
export const hasDemoData = async (url) => (await findFact(url, SHOP_FACT_KEYS.demoData)) === "done";

/** Returns whether an admin has the demo's published password. @param {string} url */
export async function hasDemoAdmin(url) {
  const { rows } = await ask(url, "select password_hash from users where role = 'admin'");
  for (const { password_hash } of rows) {
    if (await verify(password_hash, DEMO_PASSWORD)) return true;
  }
  return false;
}

/** @param {string} url @param {string} key @returns {Promise<string | undefined>} */
export async function findFact(url, key) {
  const { rows } = await ask(url, "select value from shop_facts where key = $1", [key]);
  return rows[0]?.value;
}

/** @param {string} url @param {string} key @param {string} value */
export async function keepFact(url, key, value) {
  await ask(
    url,
    `insert into shop_facts (key, value) values ($1, $2)
     on conflict (key) do update set value = excluded.value`,
    [key, value],
  );
}

/** @param {string} url @param {string} sql @param {string[]} [values] */
const ask = (url, sql, values = []) => withConnection(url, (client) => client.query(sql, values));
