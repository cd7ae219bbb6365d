import { z } from "zod";

/**
 * A phone number as people type it (08…, +62…, with spaces and dashes) as the shop keeps it: 62…
 * What can't be turned comes back with only its spaces and signs dropped, for the form to refuse.
 */
export function normalizePhoneNumber(typed: string): string {
  return typed
    .replaceAll(/[\s().-]/g, "")
    .replace(/^\+/, "")
    .replace(/^0(?=8)/, "62");
}

/** A phone number as a request carries it: spaces, dashes and a leading + are dropped; 62 followed by 8 to 13 digits is what stays. */
export function phoneNumberField(empty: string) {
  return z
    .string(empty)
    .trim()
    .min(1, empty)
    .max(30)
    .transform((text) => text.replaceAll(/[\s()-]/g, "").replace(/^\+/, ""))
    .pipe(z.string().regex(/^62/, "Phone number must start with '62'"))
    .pipe(z.string().regex(/^62\d{8,13}$/, "Phone number must be 62 followed by 8 to 13 digits"));
}
