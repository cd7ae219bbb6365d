import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json } from "node:stream/consumers";
import { KEEP_IDLE } from "./keep-idle.ts";

type Attribute = { key: string; value: Record<string, unknown> };
type SentSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  attributes: Attribute[];
};
type Batch = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: SentSpan[] }[] }[];
};

/** A received span, with its attributes as an object and its service's name. */
export type ReceivedSpan = Omit<SentSpan, "attributes"> & {
  service: unknown;
  attributes: Record<string, unknown>;
};

/** Receives traces as OTLP over HTTP in JSON, like a collector, and records them. */
export class OtlpServer {
  readonly spans: ReceivedSpan[] = [];
  /** Every request body, unparsed. */
  readonly bodies: string[] = [];
  readonly #server = createServer(
    KEEP_IDLE,
    (request, response) => void this.#answer(request, response),
  );

  async listen(port: number): Promise<this> {
    this.#server.listen(port, "127.0.0.1");
    await once(this.#server, "listening");
    return this;
  }

  async stop(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, "close");
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== "/v1/traces" || request.method !== "POST") {
      response.writeHead(404).end();
      return;
    }
    const batch = (await json(request)) as Batch;
    this.bodies.push(JSON.stringify(batch));
    for (const { resource, scopeSpans } of batch.resourceSpans) {
      const service = valuesOf(resource.attributes)["service.name"];
      for (const span of scopeSpans.flatMap(({ spans }) => spans)) {
        this.spans.push({ ...span, service, attributes: valuesOf(span.attributes) });
      }
    }
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  }
}

/** Unwraps attributes: OTLP names each value's type beside it. */
function valuesOf(attributes: Attribute[]): Record<string, unknown> {
  return Object.fromEntries(
    attributes.map(({ key, value }) => [key, Object.values(value)[0]] as const),
  );
}
