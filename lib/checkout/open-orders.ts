import { OPEN_ORDERS } from "../limits/browser-limits.ts";

/** What a customer has ordered without being paid yet. */
export type OpenOrders = { isVerified: boolean; openOrders: number };

/** What pages know of a customer's limits. */
export type OrderAllowance = OpenOrders & { email: string };

/** Open orders of one address group: of all accounts, and of those without a verified e-mail. */
export type AddressOrders = { all: number; unverified: number };

/** `verifies`: a verified e-mail lifts this limit. */
export type OrderRefusal = { message: string; verifies: boolean };

/** Returns why the customer can't order this many pieces; null where nothing stands against it. */
export function findOrderRefusal(
  { isVerified, openOrders }: OpenOrders,
  pieces: number,
  { all, unverified }: AddressOrders = { all: 0, unverified: 0 },
): OrderRefusal | null {
  const counts = { openOrders, all, unverified };
  for (const { counted, most, unverified: verifies, message } of OPEN_ORDERS) {
    if (verifies && isVerified) continue;
    const isBeyond = counted === "pieces" ? pieces > most : counts[counted] >= most;
    if (!isBeyond) continue;
    const words = message.replace("{count}", `${openOrders}`).replace("{most}", `${most}`);
    return { message: words, verifies };
  }
  return null;
}
