import "server-only";

/** A picture for the caller's eyes alone: nobody keeps it, and it is nothing but a picture. */
export function privatePicture(bytes: Buffer<ArrayBuffer>): Response {
  return new Response(bytes, {
    headers: {
      "content-type": "image/webp",
      "cache-control": "private, no-store",
      "x-content-type-options": "nosniff",
      "content-disposition": "inline",
      "cross-origin-resource-policy": "same-origin",
    },
  });
}
