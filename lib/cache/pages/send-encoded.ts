import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { chooseEncoding } from "../../http/compression.ts";
import { hasEtag } from "../../http/etag.ts";
import type { EncodedAnswer, Packed } from "./encoded-answer.ts";

/**
 * Sends an answer in the encoding that the client prefers, or 304 to a client that has it. `state` says
 * whether it came from memory.
 */
export function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  answer: EncodedAnswer,
  state: "HIT" | "MISS",
): void {
  response.setHeader("x-cache", state);
  if (hasEtag(request.headers["if-none-match"], answer.etag)) {
    response.writeHead(304, answer.headers).end();
    return;
  }
  const packed = answer.in(chooseEncoding(request.headers["accept-encoding"]));
  const write = ({ headers, body }: Packed) => {
    response.writeHead(200, headers).end(request.method === "HEAD" ? undefined : body);
  };
  if (packed instanceof Promise) packed.then(write).catch(() => response.destroy());
  else write(packed);
}
