import "server-only";
import { env } from "../environment/env.ts";
import { SHOP_VERSION } from "./shop-version.ts";

/**
 * Sends spans to OTEL_EXPORTER_OTLP_ENDPOINT in the background; drops them while it is unreachable.
 * Sets no propagator: a visitor's `traceparent` isn't trusted.
 */
export async function startTraces(role: "web" | "worker"): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: share } = env();
  if (!OTEL_EXPORTER_OTLP_ENDPOINT) return;
  const [api, sdk, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }, resources, own] =
    await Promise.all([
      import("@opentelemetry/api"),
      import("@opentelemetry/sdk-trace"),
      import("@opentelemetry/context-async-hooks"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
      import("./redact-spans.ts"),
    ]);
  const processor = new sdk.BatchSpanProcessor({
    exporter: own.redactSpans(new OTLPTraceExporter()),
  });
  const provider = new sdk.TracerProvider({
    sampler: new sdk.ParentBasedSampler({ root: new sdk.TraceIdRatioBasedSampler(share) }),
    resource: resources.resourceFromAttributes({
      "service.name": process.env.OTEL_SERVICE_NAME || `sekar-batik-${role}`,
      "service.version": SHOP_VERSION,
    }),
    spanProcessors: [processor],
  });
  api.context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  api.trace.setGlobalTracerProvider(provider);
  const stop = () => provider.shutdown().catch(() => {});
  process.once("SIGTERM", stop);
  process.once("SIGINT", stop);
}
