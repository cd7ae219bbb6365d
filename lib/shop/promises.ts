/** Hours on business days from the confirmed payment until the parcel is with its carrier. No setting: a promise. */
export const DISPATCH_HOURS = 24;
