import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { chooseEncoding, compress, isText, makeCompressor } from "./compression.ts";

/** Shorter bodies aren't compressed, since gzip saves too little. Next has the same default. */
const LEAST_PACKED = 1024;

type Chunks = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Sends an answer. A body of one chunk is sent with its length; any other is streamed. Compresses texts.
 */
export async function sendAnswer(
  { status, headers, body }: Response,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const head = [...headers].flat();
  const isCompressible = isText(headers.get("content-type"));
  if (isCompressible) head.push("vary", "Accept-Encoding");
  if (incoming.method === "HEAD" || !body) {
    await body?.cancel();
    if (!body && status !== 304) head.push("content-length", "0");
    response.writeHead(status, head).end();
    return;
  }

  const accepted = isCompressible
    ? chooseEncoding(incoming.headers["accept-encoding"])
    : "identity";
  const chunks = body.getReader();
  const { value: first = new Uint8Array() } = await chunks.read();
  const second = await chunks.read();
  const encoding = !second.done || first.length >= LEAST_PACKED ? accepted : "identity";
  if (encoding !== "identity") head.push("content-encoding", encoding);
  if (second.done) {
    const sent = await compress(first, encoding);
    response.writeHead(status, [...head, "content-length", String(sent.length)]).end(sent);
    return;
  }

  response.once("close", () => void chunks.cancel().catch(() => {}));
  response.writeHead(status, head);
  const rest = readAll([first, second.value], chunks);
  const compressor = makeCompressor(encoding);
  await (compressor ? pipeline(rest, compressor, response) : pipeline(rest, response));
}

async function* readAll(begun: Uint8Array[], chunks: Chunks): AsyncGenerator<Uint8Array> {
  yield* begun;
  for (;;) {
    const { value, done } = await chunks.read();
    if (done) return;
    yield value;
  }
}
