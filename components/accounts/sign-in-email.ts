import { dropFromTab, keepInTab, readFromTab } from "#components/fetching/tab-storage.ts";

const KEY = "sign-in-email";

/** Stores the e-mail for the login form of this tab, so that no address holds it. Without storage it is typed again. */
export function keepSignInEmail(email: string): void {
  keepInTab(KEY, email);
}

/** Returns the stored e-mail; null for none. */
export function findSignInEmail(): string | null {
  const email = readFromTab(KEY);
  return typeof email === "string" ? email : null;
}

export function dropSignInEmail(): void {
  dropFromTab(KEY);
}
