/** Hours on business days from the confirmed payment until the parcel is with JNE. No setting: a promise. */
export const DISPATCH_HOURS = 24;
