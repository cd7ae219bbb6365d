import "server-only";
import { purgeQuotes } from "./internal/kept-quotes.ts";
import { purgeParcelHistories } from "./track-parcel.ts";

/** Removes quotes that nobody is held to any more, and parcels that nobody follows. */
export async function purgeShipping(now = new Date()): Promise<void> {
  await purgeQuotes(now);
  await purgeParcelHistories(now);
}
