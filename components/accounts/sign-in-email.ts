const KEY = "sign-in-email";

/** Stores the e-mail for the login form of this tab, so that no address holds it. */
export function keepSignInEmail(email: string): void {
  try {
    sessionStorage.setItem(KEY, email);
  } catch {
    // Without storage it is typed again.
  }
}

/** Returns the stored e-mail; null for none. */
export function findSignInEmail(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Deletes the stored e-mail. */
export function dropSignInEmail(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}
