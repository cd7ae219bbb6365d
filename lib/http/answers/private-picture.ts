import "server-only";

/** Answers with a picture that no cache may keep. */
export function privatePicture(
  bytes: Buffer<ArrayBuffer>,
  type: `image/${string}` = "image/webp",
): Response {
  return new Response(bytes, {
    headers: {
      "content-type": type,
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-disposition": "inline",
      "cross-origin-resource-policy": "same-origin",
    },
  });
}
