import type { Instrumentation } from "next";

/**
 * Runs once when a web server starts. Fails early on wrong settings, patches requests, and starts
 * metrics, shared pages and background work.
 */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { checkEnvironmentAtStart } = await import("#lib/observability/environment-warnings.ts");
  checkEnvironmentAtStart();
  const { env } = await import("#lib/environment/env.ts");
  const { MAIL_WORKER, NODE_ENV, WEB_PROCESS_INDEX } = env();
  if (NODE_ENV === "production") {
    const { redactConsole } = await import("#lib/observability/redact-console.ts");
    redactConsole();
  }
  const { stampSocketAddresses } = await import("#lib/http/client-address.ts");
  stampSocketAddresses();
  const { normalizeRequestUrls } = await import("#lib/http/normalize-request-urls.ts");
  normalizeRequestUrls();
  const { startMonitoring } = await import("#lib/observability/start-monitoring.ts");
  await startMonitoring("web");
  const { startSharedCache } = await import("#lib/cache/start-shared-cache.ts");
  startSharedCache("web");
  const { startPageCache } = await import("#lib/cache/start-page-cache.ts");
  startPageCache();
  if (NODE_ENV === "production") {
    const { startFrontCache } = await import("#lib/cache/front/start-front-cache.ts");
    const { DirectApi } = await import("#lib/http/direct-api.ts");
    startFrontCache(
      new DirectApi({
        "/api/product": { methods: ["GET"], load: () => import("#app/api/product/route.ts") },
        "/api/product/{id}": {
          methods: ["GET"],
          load: () => import("#app/api/product/[id]/route.ts"),
        },
        "/api/cart/{id}": { methods: ["POST"], load: () => import("#app/api/cart/[id]/route.ts") },
        "/api/payment": { methods: ["POST"], load: () => import("#app/api/payment/route.ts") },
      }),
    );
  }
  // Only the first web process does the background work.
  if (WEB_PROCESS_INDEX > 0) return;
  if (MAIL_WORKER === "1") {
    const { startBackgroundWork } = await import("#lib/jobs/background-work.ts");
    const { renderMail } = await import("#emails/render-mail.ts");
    startBackgroundWork(renderMail, "at once");
  }
  const { watchUnpaidOrders } = await import("#lib/jobs/watch-unpaid-orders.ts");
  watchUnpaidOrders();
  const { compactCounts } = await import("#lib/jobs/compact-counts.ts");
  compactCounts();
  const { checkDemoAccounts } = await import("#lib/jobs/check-demo-accounts.ts");
  void checkDemoAccounts();
  const { checkConnections } = await import("#lib/jobs/check-connections.ts");
  void checkConnections();
}

/** Counts pages that fail to render. lib/http/route.ts counts the API's errors. */
export const onRequestError: Instrumentation.onRequestError = async (_error, _request, context) => {
  if (process.env.NEXT_RUNTIME !== "nodejs" || context.routeType !== "render") return;
  const { metrics } = await import("#lib/telemetry/metrics.ts");
  metrics().errors.inc({ cause: "page" });
};
