/** The limits on open orders, and their reasons, are in docs/orders.md#limit-on-open-orders. */
export const MAX_OPEN_ORDERS = { verified: 5, unverified: 1 };
export const MAX_UNVERIFIED_PIECES = 3;
export const MAX_OPEN_BY_ADDRESS = { all: 100, unverified: 5 };

/** What a customer has ordered without being paid yet. */
export type OpenOrders = { isVerified: boolean; openOrders: number };

/** What pages know of a customer's limits. */
export type OrderAllowance = OpenOrders & { email: string };

/** Open orders of one address group: of all accounts, and of those without a verified e-mail. */
export type AddressOrders = { all: number; unverified: number };

/** `verifies`: a verified e-mail lifts this limit. */
export type OrderRefusal = { message: string; verifies: boolean };

/** Returns why the customer can't order this many pieces; null where nothing stands against it. */
export function findOwnRefusal(
  { isVerified, openOrders }: OpenOrders,
  pieces: number,
): OrderRefusal | null {
  if (!isVerified && openOrders >= MAX_OPEN_ORDERS.unverified) {
    return {
      message:
        "Until your email is verified, only one order at a time may wait for payment, and you have one already. Please verify your email, or pay or cancel that order first.",
      verifies: true,
    };
  }
  if (!isVerified && pieces > MAX_UNVERIFIED_PIECES) {
    return {
      message: `Until your email is verified, one order may have at most ${MAX_UNVERIFIED_PIECES} pieces. Please verify your email, or order fewer.`,
      verifies: true,
    };
  }
  if (openOrders >= MAX_OPEN_ORDERS.verified) {
    return {
      message: `You have ${openOrders} orders waiting for payment. Please pay or cancel one first.`,
      verifies: false,
    };
  }
  return null;
}

/** Returns why nobody from this address group can order; null where nothing stands against it. */
export function findAddressRefusal(
  { isVerified }: Pick<OpenOrders, "isVerified">,
  { all, unverified }: AddressOrders,
): OrderRefusal | null {
  if (!isVerified && unverified >= MAX_OPEN_BY_ADDRESS.unverified) {
    return {
      message:
        "Several orders from your network wait for payment, by customers whose email isn't verified. Please verify your email, then order.",
      verifies: true,
    };
  }
  if (all >= MAX_OPEN_BY_ADDRESS.all) {
    return {
      message: "Too many orders from your network wait for payment. Please try again later.",
      verifies: false,
    };
  }
  return null;
}
