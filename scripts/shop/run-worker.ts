import { renderMail } from "#emails/render-mail.ts";
import { startSharedCache } from "#lib/cache/start-shared-cache.ts";
import { db } from "#lib/database/db.ts";
import { env } from "#lib/environment/env.ts";
import { startBackgroundWork } from "#lib/jobs/background-work.ts";
import { checkDemoAccounts } from "#lib/jobs/check-demo-accounts.ts";
import { watchUnpaidOrders } from "#lib/jobs/watch-unpaid-orders.ts";
import { startMonitoring } from "#lib/observability/start-monitoring.ts";
import { log } from "#lib/telemetry/log.ts";

/** Sends mail and cleans up until `stopped` resolves, then finishes what is in progress. */
export async function runWorker(stopped: Promise<void>): Promise<void> {
  // The log leaves out what an error's message quotes of a mail.
  process.on("uncaughtException", (err) => {
    log().fatal({ err }, "the worker failed");
    process.exit(1);
  });
  await startMonitoring("worker");
  const work = startBackgroundWork(renderMail);
  startSharedCache("worker");
  void checkDemoAccounts();
  // Without Redis, web servers wouldn't hear that an expired order puts products back on sale.
  if (env().REDIS_URL) watchUnpaidOrders();
  await stopped;
  await work.stop();
  await db().$disconnect();
}
