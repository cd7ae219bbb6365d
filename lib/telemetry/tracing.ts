import "server-only";
import { type Attributes, SpanStatusCode, trace } from "@opentelemetry/api";
import { AppError } from "../errors.ts";

/**
 * Runs work as a span where OTEL_EXPORTER_OTLP_ENDPOINT is set. Keep personal data out of names and
 * attributes. An AppError is expected, so it doesn't mark the span as failed.
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
