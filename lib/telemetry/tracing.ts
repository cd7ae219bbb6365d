import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import {
  type Attributes,
  ROOT_CONTEXT,
  type Span,
  SpanStatusCode,
  type Tracer,
  trace,
} from "@opentelemetry/api";
import { processWide } from "../environment/process-wide.ts";
import { AppError } from "../errors.ts";

type Tracing = { tracer?: Tracer; current: AsyncLocalStorage<Span> };

const tracing = () =>
  processWide<Tracing>("tracing", () => ({ current: new AsyncLocalStorage<Span>() }));

/** Records the spans of this process from now on. */
export function setTracer(tracer: Tracer): void {
  tracing().tracer = tracer;
}

/**
 * Runs work as a span below the current one where OTEL_EXPORTER_OTLP_ENDPOINT is set. Keep personal data
 * out of names and attributes. An AppError is expected, so it doesn't mark the span as failed.
 */
export async function inSpan<Result>(
  name: string,
  attributes: Attributes,
  work: (span?: Span) => Promise<Result>,
): Promise<Result> {
  const { tracer, current } = tracing();
  if (!tracer) return work();
  const parent = current.getStore();
  const context = parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  const span = tracer.startSpan(name, { attributes }, context);
  try {
    return await current.run(span, () => work(span));
  } catch (error) {
    if (error instanceof AppError) span.setAttribute("shop.refused", error.code);
    else span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", nameOf(error));
    throw error;
  } finally {
    span.end();
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error;
}
