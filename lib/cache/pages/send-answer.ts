import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding } from "../../http/choose-encoding.ts";
import { hasEtag } from "../../http/etag.ts";
import { TRANSPORT_SECURITY } from "../../http/response-headers.mjs";
import type { Answer, EncodedAnswer, Packed } from "./encoded-answer.ts";

/** Headers of the connection on which Next answered, and of the body as Next sent it. */
const TRANSFER_HEADERS = new Set([
  "connection",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
]);

const OVER_HTTPS = [TRANSPORT_SECURITY.key, TRANSPORT_SECURITY.value];

/** Header that says whether the answer came from this server's memory. */
const CACHE_STATE = "x-cache";

type CacheState = "HIT" | "MISS";

/** Sends an answer in the encoding that the client prefers, or 304 to a client that has it. */
export function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  answer: EncodedAnswer,
  state: CacheState,
): void {
  if (hasEtag(request.headers["if-none-match"], answer.etag)) {
    response.writeHead(304, withMore(request, answer.headers, state)).end();
    return;
  }
  const packed = answer.in(chooseEncoding(request.headers["accept-encoding"]));
  const write = ({ headers, body }: Packed) => {
    response.writeHead(200, withMore(request, headers, state));
    response.end(request.method === "HEAD" ? undefined : body);
  };
  if (packed instanceof Promise) packed.then(write).catch(() => response.destroy());
  else write(packed);
}

function withMore(
  { headers: asked }: IncomingMessage,
  headers: string[],
  state?: CacheState,
): string[] {
  const more = state ? [...headers, CACHE_STATE, state] : headers;
  return asked["x-forwarded-proto"] === "https" ? [...more, ...OVER_HTTPS] : more;
}

/** Sends an answer that is never cached, such as a redirect. Its body may be longer than Next's. */
export function sendOther(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Answer,
): void {
  const sent = [...headers].filter(([name]) => !TRANSFER_HEADERS.has(name)).flat();
  const length = ["content-length", String(body.length)];
  response.writeHead(status, withMore(request, [...sent, ...length]));
  response.end(request.method === "HEAD" ? undefined : body);
}
