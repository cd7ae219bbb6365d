import { ACCOUNT_HEADER, seenAccount } from "../../auth/signed-in-hint.ts";

let account = typeof document === "undefined" ? null : seenAccount();

/** Returns the id of the account that this document was loaded for; null for a visitor's. */
export function pageAccount(): string | null {
  return account;
}

/** Makes a visitor's document the account's that was signed in to meanwhile, in another tab. */
export function adoptAccount(): void {
  account ??= seenAccount();
}

/** Returns the header by which a call is refused (409) once another account is signed in. */
export function accountHeader(): Record<string, string> {
  return account ? { [ACCOUNT_HEADER]: account } : {};
}
