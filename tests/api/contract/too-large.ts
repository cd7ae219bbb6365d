import { MAX_PICTURE_BYTES } from "#lib/media/picture-rules.ts";

export const MEGABYTE = "a".repeat(1_000_000);

/** Larger than any body that the shop accepts, even one with four pictures. */
export const TOO_LARGE = "a".repeat(4 * MAX_PICTURE_BYTES + 1_000_000);
