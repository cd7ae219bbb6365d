import "server-only";
import { pictureMediaType } from "../media/picture-paths.ts";
import { readPicture } from "../media/read-picture.ts";
import { errorAnswer } from "./error-answer.ts";
import { knowsTag } from "./internal/knows-tag.ts";

/**
 * A stored picture. Its key names its bytes for good, so browsers and proxies may keep it a year;
 * that it isn't there, or out of reach, nobody keeps.
 */
export async function servePicture(request: Request, key: string, file: string): Promise<Response> {
  const etag = `"${key}-${file}"`;
  const headers = {
    "cache-control": "public, max-age=31536000, immutable",
    etag,
    "x-content-type-options": "nosniff",
  };
  try {
    if (knowsTag(request, etag)) {
      return new Response(null, { status: 304, headers });
    }
    const bytes = await readPicture(key, file);
    return new Response(bytes, {
      headers: { ...headers, "content-type": pictureMediaType(file) },
    });
  } catch (error) {
    const answer = errorAnswer(error, crypto.randomUUID());
    answer.headers.set("cache-control", "no-store");
    return answer;
  }
}
