import "server-only";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Encoding } from "../../http/choose-encoding.ts";
import { hashContent } from "../../http/etag.ts";

/** An answer of Next without compression. */
export type Answer = { status: number; headers: Map<string, string>; body: Buffer };

const packWithBrotli = promisify(brotliCompress);
const packWithGzip = promisify(gzip);

/** Compresses a page of 130 kB to a fifth in 3 ms, off the main thread. */
const PAGE_QUALITY = 5;

/** For built files, which are compressed once and cached for good. */
export const FILE_QUALITY = 9;

const GZIP_LEVEL = 6;

/** Estimated bytes of an answer's headers and objects. */
const OVERHEAD = 4096;

/** Kinds of content that compression makes smaller. */
const TEXT = /^(text\/|application\/(javascript|json|manifest\+json)|image\/svg)/;

/** Headers that describe a single transfer, or are made anew for each answer. */
const OF_ONE_TRANSFER = new Set([
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "etag",
  "keep-alive",
  "transfer-encoding",
  "vary",
]);

/** An answer's bytes in one encoding, and its headers. */
export type Packed = { body: Buffer; headers: string[] };

/** A finished answer: its bytes in each encoding are made once. */
export class EncodedAnswer {
  /** The same in every encoding, so it is sent as a weak ETag. */
  readonly etag: string;
  /** Headers of a 304. */
  readonly headers: string[];
  /** Upper bound of the memory of all encodings. */
  readonly bytes: number;
  readonly #quality: number;
  readonly #isText: boolean;
  readonly #packed = new Map<Encoding, Packed | Promise<Packed>>();

  /** `quality` is brotli's, from 0 to 11. */
  constructor({ headers, body }: Answer, quality = PAGE_QUALITY) {
    this.#quality = quality;
    this.bytes = 2 * body.length + OVERHEAD;
    this.etag = `"${hashContent(body)}"`;
    this.#isText = TEXT.test(headers.get("content-type") ?? "");
    this.headers = [
      ...[...headers].filter(([name]) => !OF_ONE_TRANSFER.has(name)).flat(),
      "etag",
      `W/${this.etag}`,
      "vary",
      withAcceptEncoding(headers.get("vary")),
    ];
    this.#packed.set("identity", this.#finish(body, "identity"));
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
    const { body } = await this.in("identity");
    const bytes =
      encoding === "br"
        ? await packWithBrotli(body, {
            params: { [constants.BROTLI_PARAM_QUALITY]: this.#quality },
          })
        : await packWithGzip(body, { level: GZIP_LEVEL });
    const packed = this.#finish(bytes, encoding);
    this.#packed.set(encoding, packed);
    return packed;
  }

  #finish(body: Buffer, encoding: Encoding): Packed {
    const named = encoding === "identity" ? [] : ["content-encoding", encoding];
    return { body, headers: [...this.headers, ...named, "content-length", String(body.length)] };
  }
}

function withAcceptEncoding(vary = ""): string {
  if (/\baccept-encoding\b/i.test(vary)) return vary;
  return vary === "" ? "Accept-Encoding" : `${vary}, Accept-Encoding`;
}
