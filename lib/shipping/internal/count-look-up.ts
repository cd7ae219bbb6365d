import "server-only";
import { secondsInDay } from "date-fns/constants";
import { countUse, type Limit } from "../../database/rate-limit.ts";

/** A customer needs one for each new city and weight (docs/shipping.md#look-ups). */
const PER_ACCOUNT: Limit = { name: "rate-look-up", points: 20, window: secondsInDay };
/**
 * Accounts are free, so their number mustn't decide how much is used up. A look-up takes one to four
 * requests of the plan's 100 a day.
 */
const PER_ADDRESS: Limit = { name: "rate-look-up-address", points: 25, window: secondsInDay };

/** Who asks for a price: the user's id, and the address group where it is known. */
export type Asker = { account: string; group: string | null };

/** Counts a price that RajaOngkir is asked for. Returns false where the asker's share is used up. */
export async function countLookUp({ account, group }: Asker): Promise<boolean> {
  if ((await countUse(PER_ACCOUNT, account)) > PER_ACCOUNT.points) return false;
  return group === null || (await countUse(PER_ADDRESS, group)) <= PER_ADDRESS.points;
}
