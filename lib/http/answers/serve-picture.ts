import "server-only";
import { AppError } from "../../errors.ts";
import { pictureMediaType } from "../../media/picture-paths.ts";
import { readPicture } from "../../media/read-picture.ts";
import { findPlaceholder } from "../../media/reserved-pictures.ts";
import { errorAnswer } from "./error-answer.ts";
import { hasEtag } from "./etag.ts";

/** Returns a stored picture, cached for a year, since its key is never used again. Placeholders aren't cached. */
export async function servePicture(request: Request, key: string, file: string): Promise<Response> {
  const etag = `"${key}-${file}"`;
  const kept = { "cache-control": "public, max-age=31536000, immutable", etag };
  try {
    if (hasEtag(request.headers.get("if-none-match"), etag)) {
      return new Response(null, { status: 304, headers: { ...kept, ...NO_SNIFFING } });
    }
    const { bytes, isFinal } = await findPicture(key, file);
    const caching = isFinal ? kept : { "cache-control": "no-store" };
    return new Response(bytes, {
      headers: { ...caching, ...NO_SNIFFING, "content-type": pictureMediaType(file) },
    });
  } catch (error) {
    const answer = errorAnswer(error, crypto.randomUUID());
    answer.headers.set("cache-control", "no-store");
    return answer;
  }
}

const NO_SNIFFING = { "x-content-type-options": "nosniff" };

async function findPicture(key: string, file: string) {
  try {
    return { bytes: await readPicture(key, file), isFinal: true };
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not-found")) throw error;
    const bytes = await findPlaceholder(key, file);
    if (bytes) return { bytes, isFinal: false };
    // The picture may have been stored between the two reads.
    return { bytes: await readPicture(key, file), isFinal: true };
  }
}
