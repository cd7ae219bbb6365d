import { type Attributes, SpanStatusCode } from "@opentelemetry/api";
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import { expect, test } from "vitest";
import { redactSpans } from "./redact-spans.ts";

/** Ends a span with personal data, and returns it as exported. */
async function sent(name: string, attributes: Attributes) {
  const memory = new InMemorySpanExporter();
  const processor = new SimpleSpanProcessor({ exporter: redactSpans(memory) });
  const span = new TracerProvider({ spanProcessors: [processor] })
    .getTracer("test")
    .startSpan(name, { attributes });
  span.recordException(new Error("Key (email)=(sari@example.test) already exists"));
  span.setStatus({ code: SpanStatusCode.ERROR, message: "sari@example.test" });
  span.end();
  await processor.forceFlush();
  const [left] = memory.getFinishedSpans();
  if (!left) throw new Error("the span was sent");
  return left;
}

test("what a span says of its route, its work and its end is sent on", async () => {
  const attributes = {
    "http.route": "/api/order/[id]",
    "http.status_code": 500,
    "shop.transaction": "order",
  };
  const span = await sent("POST /api/payment", attributes);
  expect(span.name).toBe("POST /api/payment");
  expect(span.attributes).toEqual(attributes);
  expect(span.status).toEqual({ code: SpanStatusCode.ERROR });
  expect(span.spanContext().traceId).toMatch(/^[0-9a-f]{32}$/);
  expect(span.ended).toBe(true);
  expect(span.duration).toHaveLength(2);
});

test("addresses, messages and what nobody has listed stay in the shop", async () => {
  const token = "a".repeat(60);
  const span = await sent(`fetch GET https://api.example.test/find?search=sari`, {
    "http.target": `/payment-proof/${token}`,
    "http.url": "https://api.example.test/find?search=sari",
    "user.email": "sari@example.test",
    "next.route": "/auth/otp/sari%40example.test?x=1",
    "next.span_name": `GET /payment-proof/${token}`,
  });
  expect(span.name).toBe("fetch GET (address)");
  expect(span.attributes).toEqual({
    "next.route": "/auth/otp/…",
    "next.span_name": "GET /payment-proof/…",
  });
  expect(span.events).toEqual([]);
  const { name, attributes, events, status } = span;
  expect(JSON.stringify({ name, attributes, events, status })).not.toMatch(/sari|aaaa/);
});
