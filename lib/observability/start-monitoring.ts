import "server-only";
import { env } from "../environment/env.ts";
import { log } from "../telemetry/log.ts";
import { metrics } from "../telemetry/metrics.ts";
import { type CountRequest, readRouteTemplates, requestCounter } from "./count-requests.ts";
import { adoptMailCounts } from "./mail-counts.ts";
import { SHOP_VERSION } from "./shop-version.ts";

/** Starts metrics where they are configured, and returns the counter of requests. A taken port is only logged. */
export async function startMonitoring(role: "web" | "worker"): Promise<CountRequest | undefined> {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = env();
  if (port === undefined) return;
  try {
    const { collectNodeMetrics, openMetricsServer } = await import("./metrics-server.ts");
    await openMetricsServer({ port, host, token });
    metrics().buildInfo.set({ version: SHOP_VERSION, node: process.versions.node, role }, 1);
    collectNodeMetrics();
    if (role === "worker") return;
    process.on("message", adoptMailCounts);
    // The listener alone mustn't keep a process alive.
    process.channel?.unref();
    return requestCounter(await readRouteTemplates());
  } catch (err) {
    log().error({ err, port }, "the metrics can't be served");
  }
}
