// `npm run db`: runs the embedded database alone, for development.
import { openShopDatabase } from "../database/shop-database.mjs";
import { untilStopped } from "../system/stop-signals.mjs";

export async function main() {
  const stopped = untilStopped();
  const database = await openShopDatabase();
  console.log(`DATABASE_URL=${database.url}`);
  console.log("Ctrl-C stops it.");
  await stopped;
  await database.release();
}
