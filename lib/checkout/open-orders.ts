/** `most` counts the order to place. `unverified`: a verified e-mail lifts the limit. */
type OpenOrderLimit = {
  counted: "openOrders" | "pieces" | "unverified" | "all";
  what: string;
  by: string;
  most: number;
  unverified: boolean;
  message: string;
};

/** Limits on orders that wait for payment (docs/orders.md#limit-on-open-orders), first one first. */
export const OPEN_ORDERS: OpenOrderLimit[] = [
  {
    ...{ counted: "openOrders", what: "open orders", by: "customer", most: 1, unverified: true },
    message:
      "Until your email is verified, only one order at a time may wait for payment, and you have one already. Please verify your email, or pay or cancel that order first.",
  },
  {
    ...{ counted: "pieces", what: "pieces of an order", by: "order", most: 3, unverified: true },
    message:
      "Until your email is verified, one order may have at most {most} pieces. Please verify your email, or order fewer.",
  },
  {
    ...{ counted: "openOrders", what: "open orders", by: "customer", most: 5, unverified: false },
    message: "You have {count} orders waiting for payment. Please pay or cancel one first.",
  },
  {
    ...{ counted: "unverified", what: "open orders", by: "address", most: 5, unverified: true },
    message:
      "Several orders from your network wait for payment, by customers whose email isn't verified. Please verify your email, then order.",
  },
  {
    ...{ counted: "all", what: "open orders", by: "address", most: 100, unverified: false },
    message: "Too many orders from your network wait for payment. Please try again later.",
  },
];

export type OpenOrders = { isVerified: boolean; openOrders: number };

/** Customer's limits as pages know them. */
export type OrderAllowance = OpenOrders & { email: string };

/** Open orders of one address group: of all accounts, and of those without a verified e-mail. */
export type AddressOrders = { all: number; unverified: number };

/** `verifies`: a verified e-mail lifts this limit. */
export type OrderLimitError = { message: string; verifies: boolean };

/** Returns why the customer can't order this many pieces; null where nothing stands against it. */
export function findOrderLimitError(
  { isVerified, openOrders }: OpenOrders,
  pieces: number,
  { all, unverified }: AddressOrders = { all: 0, unverified: 0 },
): OrderLimitError | null {
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
