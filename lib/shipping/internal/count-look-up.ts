import "server-only";
import { secondsInDay } from "date-fns/constants";
import { consumeLimit, type Limit } from "../../database/rate-limit.ts";
import { AppError } from "../../errors.ts";

/** A customer needs one for each new city and weight (docs/shipping.md#look-ups). */
const PER_ACCOUNT: Limit = { name: "rate-look-up", points: 20, window: secondsInDay };

/** Counts a price that RajaOngkir is asked for. Returns false where the account has used up its share. */
export async function countLookUp(account: string): Promise<boolean> {
  try {
    await consumeLimit(PER_ACCOUNT, account);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === "too-many-requests") return false;
    throw error;
  }
}
