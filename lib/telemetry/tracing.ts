import "server-only";
import { type Attributes, SpanStatusCode, trace } from "@opentelemetry/api";
import { AppError } from "../errors.ts";

/**
 * Runs work as a span of the trace under way, where traces are sent at all
 * (OTEL_EXPORTER_OTLP_ENDPOINT); else it just runs it. Names and attributes are the code's own
 * words: nothing about a person goes in. A refusal (AppError) is no failure of the span.
 */
export function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: () => Promise<Result>,
): Promise<Result> {
  return trace.getTracer("shop").startActiveSpan(name, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      if (error instanceof AppError) span.setAttribute("shop.refused", error.code);
      else span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", nameOf(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
