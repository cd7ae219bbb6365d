import { startSharedCache } from "#lib/cache/start-shared-cache.ts";
import { db } from "#lib/database/db.ts";
import { env } from "#lib/environment/env.ts";
import { startBackgroundWork } from "#lib/jobs/background-work.ts";
import { watchUnpaidOrders } from "#lib/jobs/watch-unpaid-orders.ts";
import { startMonitoring } from "#lib/observability/start-monitoring.ts";

/**
 * What the worker does, on a clone as in the image: sends mail and clears away what has run out.
 * Resolves after `stopped`, once what was under way has ended.
 */
export async function workUntil(stopped: Promise<void>): Promise<void> {
  await startMonitoring("worker");
  const work = startBackgroundWork();
  startSharedCache("worker");
  // Pieces come back on sale by it, which the web servers hear of through Redis alone.
  if (env().REDIS_URL) watchUnpaidOrders();
  await stopped;
  await work.stop();
  await db().$disconnect();
}
