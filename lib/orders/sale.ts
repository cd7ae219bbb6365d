/** A product of a new order. `isLast` is true if the order took its last piece. */
export type Sale = { productId: string; isLast: boolean };
