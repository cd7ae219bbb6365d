/** Days after its end in which an order that nobody paid still takes a proof of payment. */
export const LATE_PROOF_DAYS = 7;

/** Days from the delivery within which a buyer may ask to return a piece. */
export const RETURN_DAYS = 3;
