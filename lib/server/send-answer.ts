import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from "node:zlib";
import { chooseEncoding } from "../http/choose-encoding.ts";
import { EVERYWHERE, NO_PAGE, TRANSPORT_SECURITY } from "../http/response-headers.mjs";

/** Brotli at this quality takes as long as gzip, and packs better. */
const BROTLI = {
  params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
  flush: constants.BROTLI_OPERATION_FLUSH,
};

const packWithBrotli = promisify(brotliCompress);
const packWithGzip = promisify(gzip);

const PACKERS = {
  br: {
    pack: (body: Uint8Array) => packWithBrotli(body, { params: BROTLI.params }),
    stream: () => createBrotliCompress(BROTLI),
  },
  gzip: { pack: packWithGzip, stream: () => createGzip({ flush: constants.Z_SYNC_FLUSH }) },
};

/** Shorter bodies aren't compressed, since gzip saves too little. Next has the same default. */
const LEAST_PACKED = 1024;

const TEXT = /^(?:text\/|application\/json\b)/;

type Chunks = ReadableStreamDefaultReader<Uint8Array>;

/**
 * Sends a handler's answer with the shop's own headers. A body of one chunk is sent with its length; any
 * other is streamed. Compresses texts.
 */
export async function sendAnswer(
  { status, headers, body }: Response,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const head = [...headers, ...ownHeaders(headers, incoming)].flat();
  const isText = TEXT.test(headers.get("content-type") ?? "");
  if (isText) head.push("vary", "Accept-Encoding");
  if (incoming.method === "HEAD" || !body) {
    await body?.cancel();
    if (!body && status !== 304) head.push("content-length", "0");
    response.writeHead(status, head).end();
    return;
  }
  const accepted = isText ? chooseEncoding(incoming.headers["accept-encoding"]) : "identity";
  const chunks = body.getReader();
  const { value: first = new Uint8Array() } = await chunks.read();
  const second = await chunks.read();
  const isPacked = accepted !== "identity" && (!second.done || first.length >= LEAST_PACKED);
  const packer = isPacked ? PACKERS[accepted] : null;
  if (packer) head.push("content-encoding", accepted);
  if (second.done) {
    const sent = packer ? await packer.pack(first) : first;
    response.writeHead(status, [...head, "content-length", String(sent.length)]).end(sent);
    return;
  }
  response.once("close", () => void chunks.cancel().catch(() => {}));
  response.writeHead(status, head);
  const rest = readAll([first, second.value], chunks);
  await (packer ? pipeline(rest, packer.stream(), response) : pipeline(rest, response));
}

/** Headers of the handler come first: /api/docs has a policy of its own. */
function ownHeaders(given: Headers, { headers: asked }: IncomingMessage): [string, string][] {
  const isHttps = asked["x-forwarded-proto"] === "https";
  return [...EVERYWHERE, ...NO_PAGE, ...(isHttps ? [TRANSPORT_SECURITY] : [])]
    .filter(({ key }) => !given.has(key))
    .map(({ key, value }) => [key, value]);
}

async function* readAll(begun: Uint8Array[], chunks: Chunks): AsyncGenerator<Uint8Array> {
  yield* begun;
  for (;;) {
    const { value, done } = await chunks.read();
    if (done) return;
    yield value;
  }
}
