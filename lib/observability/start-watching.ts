import "server-only";
import { env } from "../environment/env.ts";
import { log } from "../telemetry/log.ts";
import { metrics } from "../telemetry/metrics.ts";
import { countRequests } from "./count-requests.ts";
import { collectNodeMetrics, openMetricsServer } from "./metrics-server.ts";
import { readRouteTemplates } from "./route-templates.ts";
import { SHOP_VERSION } from "./shop-version.ts";
import { startTraces } from "./traces.ts";

// Next's dev server may load this file anew: once a process, not once a load.
const shared = globalThis as typeof globalThis & { shopIsWatched?: true };

/**
 * Lets operators look in, as far as it is configured: metrics where METRICS_PORT is set, traces
 * where OTEL_EXPORTER_OTLP_ENDPOINT is. A shop that can't be watched still sells: a port that is
 * taken is a line in the log and no reason not to start.
 */
export async function startWatching(role: "web" | "worker"): Promise<void> {
  if (shared.shopIsWatched) return;
  shared.shopIsWatched = true;
  await startTraces(role);
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = env();
  if (port === undefined) return;
  try {
    const server = await openMetricsServer({ port, host, token });
    metrics().buildInfo.set({ version: SHOP_VERSION, node: process.versions.node, role }, 1);
    collectNodeMetrics();
    if (role === "web") countRequests(await readRouteTemplates(), server);
  } catch (err) {
    log().error({ err, port }, "the metrics can't be served");
  }
}
