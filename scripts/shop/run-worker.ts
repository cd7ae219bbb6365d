import { renderMail } from "#emails/render-mail.ts";
import { db } from "#lib/database/db.ts";
import { env } from "#lib/environment/env.ts";
import { isLocalUrl } from "#lib/environment/local-url.ts";
import { startBackgroundWork } from "#lib/jobs/background-work.ts";
import { startMonitoring } from "#lib/observability/start-monitoring.ts";
import { log } from "#lib/telemetry/log.ts";

/**
 * Sends mail and cleans up until `stopped` resolves, then finishes what is in progress. What few shops
 * need is loaded when needed: an idle worker is to be small.
 */
export async function runWorker(stopped: Promise<void>): Promise<void> {
  // The log leaves out what an error's message quotes of a mail.
  process.on("uncaughtException", (err) => {
    log().fatal({ err }, "the worker failed");
    process.exit(1);
  });
  await startMonitoring("worker");
  const work = startBackgroundWork(renderMail);
  if (!isLocalUrl(env().SITE_URL)) {
    const { checkDemoAccounts } = await import("#lib/jobs/check-demo-accounts.ts");
    void checkDemoAccounts();
  }
  // Without Redis, web servers wouldn't hear that an expired order puts products back on sale.
  if (env().REDIS_URL) {
    const { startTagChannel } = await import("#lib/expiry/start-tag-channel.ts");
    const { watchUnpaidOrders } = await import("#lib/jobs/watch-unpaid-orders.ts");
    startTagChannel("worker");
    watchUnpaidOrders();
  }
  await stopped;
  await work.stop();
  await db().$disconnect();
}
