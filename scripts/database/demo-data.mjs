import { connect } from "./connection.mjs";

/**
 * Whether the demo shop is in the database, all of it: the seed notes there when it is done.
 * @param {string} url of a migrated database
 */
export async function hasDemoData(url) {
  const client = await connect(url);
  try {
    const { rowCount } = await client.query(
      "select 1 from shop_facts where key = 'demo-data' and value = 'done'",
    );
    return Boolean(rowCount);
  } finally {
    await client.end();
  }
}
