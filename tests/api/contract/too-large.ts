import { MAX_PICTURE_BYTES } from "#lib/media/picture-rules.ts";

export const MEGABYTE = "a".repeat(1_000_000);

/** Beyond what any body of the shop may hold, four pictures included. */
export const TOO_LARGE = "a".repeat(4 * MAX_PICTURE_BYTES + 1_000_000);
