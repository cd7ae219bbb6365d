import "server-only";

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
