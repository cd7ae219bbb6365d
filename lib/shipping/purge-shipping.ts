import "server-only";
import { purgeQuotes } from "./internal/cached-quotes.ts";
import { purgeParcelHistories } from "./track-parcel.ts";

export async function purgeShipping(now = new Date()): Promise<void> {
  await purgeQuotes(now);
  await purgeParcelHistories(now);
}
