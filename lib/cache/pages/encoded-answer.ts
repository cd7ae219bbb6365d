import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { hasEtag, hashContent } from "../../http/answers/cached-answer.ts";
import { transportSecurity } from "../../http/answers/security-headers.ts";

/** An answer of Next without compression. Its headers don't describe the transfer. */
export type Answer = { status: number; headers: Map<string, string>; body: Buffer };

/** Compresses a page of 130 kB to a fifth in 3 ms, off the main thread. */
const PAGE_QUALITY = 5;

/** For built files, which are compressed once and cached for good. */
export const FILE_QUALITY = 9;

const OVERHEAD = 4096;

type Packed = { body: Uint8Array; headers: string[] };

/** A finished answer: its bytes in each encoding are made once. */
export class EncodedAnswer {
  /** The same in every encoding, so it is sent as a weak ETag. */
  readonly etag: string;
  /** Headers of a 304. */
  readonly headers: string[];
  /** Upper bound of the memory of all encodings. */
  readonly bytes: number;
  readonly #body: Buffer;
  readonly #quality: number;
  readonly #isText: boolean;
  readonly #packed = new Map<Encoding, Packed | Promise<Packed>>();

  /** `quality` is brotli's, from 0 to 11. */
  constructor({ headers, body }: Answer, quality = PAGE_QUALITY) {
    this.#body = body;
    this.#quality = quality;
    this.bytes = 2 * body.length + OVERHEAD;
    this.etag = `"${hashContent(body)}"`;
    this.#isText = isText(headers.get("content-type"));
    const vary = withAcceptEncoding(headers.get("vary"));
    this.headers = [...new Map(headers).set("etag", `W/${this.etag}`).set("vary", vary)].flat();
  }

  /** Returns bytes and headers in an encoding. Returns a promise only while an encoding is first made. */
  in(encoding: Encoding): Packed | Promise<Packed> {
    const chosen = this.#isText ? encoding : "identity";
    const known = this.#packed.get(chosen);
    if (known) return known;
    const made = this.#pack(chosen);
    this.#packed.set(chosen, made);
    return made;
  }

  async #pack(encoding: Encoding): Promise<Packed> {
    const body = await compress(this.#body, encoding, this.#quality);
    const named = encoding === "identity" ? [] : ["content-encoding", encoding];
    const length = ["content-length", String(body.length)];
    const packed = { body, headers: [...this.headers, ...named, ...length] };
    this.#packed.set(encoding, packed);
    return packed;
  }
}

function withAcceptEncoding(vary = ""): string {
  if (/\baccept-encoding\b/i.test(vary)) return vary;
  return vary === "" ? "Accept-Encoding" : `${vary}, Accept-Encoding`;
}

/** Sends an answer in the client's preferred encoding, or 304. `state` says whether it came from memory. */
export function sendEncoded(
  request: IncomingMessage,
  response: ServerResponse,
  answer: EncodedAnswer,
  state: "HIT" | "MISS",
): void {
  // In one list: Node checks a header twice that is set before.
  const more = ["x-cache", state, ...Object.entries(transportSecurity(request)).flat()];
  if (hasEtag(request.headers["if-none-match"], answer.etag)) {
    response.writeHead(304, [...answer.headers, ...more]).end();
    return;
  }
  const packed = answer.in(chooseEncoding(request.headers["accept-encoding"]));
  const write = ({ headers, body }: Packed) => {
    response
      .writeHead(200, [...headers, ...more])
      .end(request.method === "HEAD" ? undefined : body);
  };
  if (packed instanceof Promise) packed.then(write).catch(() => response.destroy());
  else write(packed);
}

type Encoding = "br" | "gzip" | "identity";

/** Kinds of content that compression makes smaller. */
const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json)\b|image\/svg)/;

const packWithBrotli = promisify(brotliCompress);
const packWithGzip = promisify(gzip);

function isText(contentType: string | null | undefined): boolean {
  return TEXT.test(contentType ?? "");
}

/** Returns the best encoding of an Accept-Encoding header: brotli, gzip, or none. */
function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== "string") return "identity";
  const accepted = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith("q="))?.slice(2);
      return [name, weight === undefined || Number(weight) > 0];
    }),
  );
  for (const encoding of ["br", "gzip"] as const) {
    if (accepted.get(encoding) ?? accepted.get("*") ?? false) return encoding;
  }
  return "identity";
}

/** Compresses a body, off the main thread. `quality` is brotli's, from 0 to 11. */
async function compress(
  body: Uint8Array,
  encoding: Encoding,
  quality: number,
): Promise<Uint8Array> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return packWithGzip(body);
  return packWithBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
