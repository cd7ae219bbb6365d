import "server-only";
import { env } from "../environment/env.ts";
import { log } from "../telemetry/log.ts";
import { metrics } from "../telemetry/metrics.ts";
import { countRequests } from "./count-requests.ts";
import { adoptMailCounts } from "./mail-counts.ts";
import { collectNodeMetrics, openMetricsServer } from "./metrics-server.ts";
import { readRouteTemplates } from "./route-templates.ts";
import { SHOP_VERSION } from "./shop-version.ts";
import { startTraces } from "./traces.ts";

// On globalThis: Next's dev server may load this file again.
const shared = globalThis as typeof globalThis & { shopIsMonitored?: true };

/** Starts traces and metrics where they are configured. A taken port is logged: the shop still starts. */
export async function startMonitoring(role: "web" | "worker"): Promise<void> {
  if (shared.shopIsMonitored) return;
  shared.shopIsMonitored = true;
  await startTraces(role);
  const { METRICS_PORT, METRICS_HOST: host, METRICS_TOKEN: token, WEB_PROCESS_INDEX } = env();
  if (METRICS_PORT === undefined) return;
  const port = METRICS_PORT + WEB_PROCESS_INDEX;
  try {
    const server = await openMetricsServer({ port, host, token });
    metrics().buildInfo.set({ version: SHOP_VERSION, node: process.versions.node, role }, 1);
    collectNodeMetrics();
    if (role === "web") {
      countRequests(await readRouteTemplates(), server);
      process.on("message", adoptMailCounts);
      // The listener alone mustn't keep a process alive.
      process.channel?.unref();
    }
  } catch (err) {
    log().error({ err, port }, "the metrics can't be served");
  }
}
