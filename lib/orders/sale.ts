/** A product of a new order. `isLast` where the order took its last piece. */
export type Sale = { productId: string; isLast: boolean };
