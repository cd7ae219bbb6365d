import type { Attributes } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace";

/**
 * An allow-list: addresses in Next's spans hold tokens and e-mails, and an exception's message may
 * quote a row.
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

/** Wraps an exporter: removes personal data and secrets from spans. */
export function redactSpans(exporter: SpanExporter): SpanExporter {
  return {
    export: (spans, done) => exporter.export(spans.map(redactSpan), done),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}

function redactSpan(span: ReadableSpan): ReadableSpan {
  const { code } = span.status;
  return Object.create(span, {
    name: { value: redactText(span.name) },
    attributes: { value: redactAttributes(span.attributes) },
    events: { value: [] },
    links: { value: [] },
    status: { value: { code } },
  }) as ReadableSpan;
}

function redactAttributes(attributes: Attributes): Attributes {
  const allowed = Object.entries(attributes).filter(([name]) => ALLOWED.has(name));
  return Object.fromEntries(
    allowed.map(([name, value]) => [name, typeof value === "string" ? redactText(value) : value]),
  );
}

/** Removes addresses, queries, e-mails and whatever is longer than an id. */
function redactText(name: string): string {
  return name
    .replaceAll(/https?:\/\/\S+/g, "(address)")
    .replaceAll(/\?\S*|[^\s/]*(?:@|%40)[^\s/]*|[^\s/]{37,}/g, "…");
}
