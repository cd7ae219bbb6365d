import "server-only";
import { purgeQuotes } from "./internal/cached-quotes.ts";
import { purgeParcelHistories } from "./track-parcel.ts";

/** Removes expired quotes and parcel histories. */
export async function purgeShipping(now = new Date()): Promise<void> {
  await purgeQuotes(now);
  await purgeParcelHistories(now);
}
