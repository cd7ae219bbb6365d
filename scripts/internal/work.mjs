// The second part of `npm run worker`.
import { generateClient } from "../database/prisma-client.mjs";
import { openShopDatabase } from "../database/shop-database.mjs";
import { inProject } from "./paths.mjs";
import { shopEnvironment } from "./shop-environment.mjs";
import { untilStopped } from "./stop-signals.mjs";
import "./shop-modules.mjs";

/** @returns {Promise<void>} when somebody asks it to end and what was under way has ended */
export async function main() {
  const stopped = untilStopped();
  const database = await openShopDatabase();
  await generateClient();
  Object.assign(process.env, shopEnvironment(database), { NODE_ENV: "production" });
  const { startBackgroundWork } = await import(inProject("lib/http/background-work.ts"));
  const { db } = await import(inProject("lib/db.ts"));
  const { startWatching } = await import(inProject("lib/observability/start-watching.ts"));
  await startWatching("worker");
  const { env } = await import(inProject("lib/env.ts"));
  const { startSharedPages } = await import(inProject("lib/cache/start-shared-pages.ts"));
  const { watchUnpaidOrders } = await import(inProject("lib/cache/watch-unpaid-orders.ts"));
  const work = startBackgroundWork();
  startSharedPages("worker");
  // Pieces come back on sale by it, which the web servers hear of through Redis alone.
  if (env().REDIS_URL) watchUnpaidOrders();
  console.log("The worker sends mail. Ctrl-C stops it.");
  await stopped;
  await work.stop();
  await db().$disconnect();
  await database.release();
}
