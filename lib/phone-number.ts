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
