import { verify } from "@node-rs/argon2";
import { DEMO_PASSWORD } from "../../lib/accounts/demo-login.ts";
import { SHOP_FACT_KEYS } from "../../lib/database/shop-fact-keys.ts";
import { connect } from "./connection.mjs";

/** @param {string} url of a migrated database */
export const hasDemoData = (url) =>
  hasFact(url, "key = $1 and value = 'done'", SHOP_FACT_KEYS.demoData);

/** Returns whether pictures are still to be drawn. @param {string} url */
export const hasReservedPictures = (url) =>
  hasFact(url, "starts_with(key, $1)", SHOP_FACT_KEYS.reservedPicture);

/** Returns whether an admin has the demo's published password. @param {string} url */
export async function hasDemoAdmin(url) {
  const client = await connect(url);
  try {
    const { rows } = await client.query("select password_hash from users where role = 'admin'");
    for (const { password_hash } of rows) {
      if (await verify(password_hash, DEMO_PASSWORD)) return true;
    }
    return false;
  } finally {
    await client.end();
  }
}

/** @param {string} url @param {string} condition @param {string} key */
async function hasFact(url, condition, key) {
  const client = await connect(url);
  try {
    const { rowCount } = await client.query(`select 1 from shop_facts where ${condition} limit 1`, [
      key,
    ]);
    return Boolean(rowCount);
  } finally {
    await client.end();
  }
}
