/** Hours on business days from the confirmed payment until the parcel is with its carrier. No setting: a promise. */
export const DISPATCH_HOURS = 24;

/** Days after its end in which an order that nobody paid still takes a proof of payment. */
export const LATE_PROOF_DAYS = 7;

/** Days from the delivery within which a buyer may ask to return a piece. */
export const RETURN_DAYS = 3;
