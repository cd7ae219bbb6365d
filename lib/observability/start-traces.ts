import "server-only";
import { env } from "../environment/env.ts";
import { setTracer } from "../telemetry/tracing.ts";
import { SHOP_VERSION } from "./shop-version.ts";

/**
 * Sends the spans of `inSpan` to OTEL_EXPORTER_OTLP_ENDPOINT in the background; drops them while it is
 * unreachable. The tracer isn't made global: Next would add spans whose addresses hold tokens and e-mails.
 */
export async function startTraces(role: "web" | "worker"): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: share } = env();
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const [sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import("@opentelemetry/sdk-trace"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/resources"),
  ]);
  const provider = new sdk.TracerProvider({
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    resource: resourceFromAttributes({
      "service.name": process.env.OTEL_SERVICE_NAME || `sekar-batik-${role}`,
      "service.version": SHOP_VERSION,
    }),
    spanProcessors: [new sdk.BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  setTracer(provider.getTracer("shop"));
  const stop = () => provider.shutdown().catch(() => {});
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
