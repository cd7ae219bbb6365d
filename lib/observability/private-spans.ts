import type { Attributes } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";

/**
 * All that may leave the shop about a span. Next's own spans hold addresses, and ours have keys to
 * orders and e-mails in them; an exception's message may quote a row. So what isn't listed stays.
 */
const ALLOWED = new Set([
  "error.type",
  "http.method",
  "http.request.method",
  "http.response.status_code",
  "http.route",
  "http.status_code",
  "next.route",
  "next.rsc",
  "next.span_name",
  "next.span_type",
  "shop.carrier_call",
  "shop.refused",
  "shop.template",
  "shop.transaction",
]);

/** Hands spans on without anything that tells of a person or opens a door. */
export function privately(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(withoutSecrets), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

function withoutSecrets(span: ReadableSpan): ReadableSpan {
  const { code } = span.status;
  return Object.create(span, {
    name: { value: safeName(span.name) },
    attributes: { value: allowed(span.attributes) },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code } },
  }) as ReadableSpan;
}

function allowed(attributes: Attributes): Attributes {
  const kept = Object.entries(attributes).filter(([name]) => ALLOWED.has(name));
  return Object.fromEntries(
    kept.map(([name, value]) => [name, typeof value === "string" ? safeName(value) : value]),
  );
}

/** Next names a span by its route, and a request of its own by the whole address, which goes. */
function safeName(name: string): string {
  return name
    .replaceAll(/https?:\/\/\S+/g, "(address)")
    .replaceAll(/\?\S*|[^\s/]*(?:@|%40)[^\s/]*|[^\s/]{37,}/g, "…");
}
