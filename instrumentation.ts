import type { Instrumentation } from "next";

/**
 * Runs once when a web server starts. Fails early on wrong settings, hands the steps of a
 * request to the server, and starts metrics, messages between servers and background work.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { checkEnvironmentAtStart } = await import("#lib/observability/environment-warnings.ts");
  checkEnvironmentAtStart();
  const { env } = await import("#lib/environment/env.ts");
  const { MAIL_WORKER, NODE_ENV, PAGE_CACHE } = env();
  if (NODE_ENV === "production") {
    const { redactConsole } = await import("#lib/observability/redact-console.ts");
    redactConsole();
  }
  const { startMonitoring } = await import("#lib/observability/start-monitoring.ts");
  const count = await startMonitoring("web");
  const { startTagChannel } = await import("#lib/expiry/start-tag-channel.ts");
  startTagChannel("web");
  const { provideListener } = await import("#lib/server/listener-handoff.ts");
  const { makeRequestListener } = await import("#lib/server/request-listener.ts");
  const isProduction = NODE_ENV === "production";
  const { isPageCacheOn, watchPageCacheSwitch } = await import("#lib/jobs/page-cache-switch.ts");
  const hasPageCache = PAGE_CACHE === "1" ? isPageCacheOn : () => false;
  watchPageCacheSwitch();
  provideListener((next) => makeRequestListener(next, { isProduction, hasPageCache, count }));
  if (MAIL_WORKER === "1") {
    const { startBackgroundWork } = await import("#lib/jobs/background-work.ts");
    const { renderMail } = await import("#emails/render-mail.ts");
    startBackgroundWork(renderMail);
  }
  const { watchUnpaidOrders } = await import("#lib/jobs/watch-unpaid-orders.ts");
  watchUnpaidOrders();
  const { warnOfOrigin } = await import("#lib/observability/warn-of-origin.ts");
  void warnOfOrigin();
  const { checkDemoAccounts } = await import("#lib/jobs/check-demo-accounts.ts");
  void checkDemoAccounts();
}

/** Notes and counts pages that fail to render. lib/http/route.ts does so for the API's errors. */
export const onRequestError: Instrumentation.onRequestError = async (error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs" || context.routeType !== "render") return;
  const { noteFailedRead } = await import("#lib/cache/current-page.ts");
  noteFailedRead(error);
  const { metrics } = await import("#lib/telemetry/metrics.ts");
  metrics().errors.inc({ cause: "page" });
};
