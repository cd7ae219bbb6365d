/** Limits that pages show before the server refuses. Server code finds them in limits.ts as well. */

/** Seconds between two codes. */
export const RESEND_SECONDS = 60;

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
