import "server-only";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

/** Brotli at this quality takes as long as gzip, and packs better. */
const QUICK = 4;

/** Kinds of content that compression makes smaller. */
const TEXT = /^(?:text\/|application\/(?:javascript|json|manifest\+json)\b|image\/svg)/;

const packWithBrotli = promisify(brotliCompress);
const packWithGzip = promisify(gzip);

export function isText(contentType: string | null | undefined): boolean {
  return TEXT.test(contentType ?? "");
}

/** Returns the best encoding of an Accept-Encoding header: brotli, gzip, or none. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
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
export async function compress(
  body: Uint8Array,
  encoding: Encoding,
  quality = QUICK,
): Promise<Uint8Array> {
  if (encoding === "identity") return body;
  if (encoding === "gzip") return packWithGzip(body);
  return packWithBrotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
