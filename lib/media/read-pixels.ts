import "server-only";
import { type DecodedPicture, decodePicture } from "./internal/encode-picture.ts";
import { limitPictureWork } from "./picture-concurrency.ts";

/** Returns an upload's pixels, upright and fitted into the largest file. Throws invalid (format, pixels). */
export function readPixels(bytes: Uint8Array): Promise<DecodedPicture> {
  return limitPictureWork(() => decodePicture(bytes));
}
