import "server-only";
import { pictureMediaType } from "../../media/picture-paths.ts";
import { readPicture } from "../../media/read-picture.ts";
import { hasEtag } from "./cached-answer.ts";
import { errorAnswer } from "./error-answer.ts";

/** Returns a stored picture, cached for a year, since its key is never used again. */
export async function servePicture(request: Request, key: string, file: string): Promise<Response> {
  const etag = `"${key}-${file}"`;
  const kept = { "cache-control": "public, max-age=31536000, immutable", etag };
  try {
    if (hasEtag(request.headers.get("if-none-match"), etag)) {
      return new Response(null, { status: 304, headers: { ...kept, ...NO_SNIFFING } });
    }
    return new Response(await readPicture(key, file), {
      headers: { ...kept, ...NO_SNIFFING, "content-type": pictureMediaType(file) },
    });
  } catch (error) {
    const answer = errorAnswer(error, crypto.randomUUID());
    answer.headers.set("cache-control", "no-store");
    return answer;
  }
}

const NO_SNIFFING = { "x-content-type-options": "nosniff" };
