import { renderMail } from "#emails/render-mail.ts";
import { startSharedCache } from "#lib/cache/start-shared-cache.ts";
import { db } from "#lib/database/db.ts";
import { env } from "#lib/environment/env.ts";
import { startBackgroundWork } from "#lib/jobs/background-work.ts";
import { checkDemoAccounts } from "#lib/jobs/check-demo-accounts.ts";
import { watchUnpaidOrders } from "#lib/jobs/watch-unpaid-orders.ts";
import { startMonitoring } from "#lib/observability/start-monitoring.ts";

/** Sends mail and cleans up until `stopped` resolves, then finishes what is in progress. */
export async function runWorker(stopped: Promise<void>): Promise<void> {
  await startMonitoring("worker");
  const work = startBackgroundWork(renderMail, "paced");
  startSharedCache("worker");
  void checkDemoAccounts();
  // Without Redis, web servers wouldn't hear that an expired order puts products back on sale.
  if (env().REDIS_URL) watchUnpaidOrders();
  await stopped;
  await work.stop();
  await db().$disconnect();
}
