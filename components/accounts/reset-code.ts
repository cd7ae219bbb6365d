/** E-mail and code that the form for a new password sends. */
export type ResetCode = { email: string; otp: string };

const KEY = "reset-code";

/** Stores the code for this tab, so that no address holds it. Returns false without storage. */
export function keepResetCode(code: ResetCode): boolean {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(code));
    return true;
  } catch {
    return false;
  }
}

export function dropResetCode(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to remove.
  }
}

/** Returns the stored code; null for none. */
export function findResetCode(): ResetCode | null {
  try {
    const { email, otp } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    return typeof email === "string" && typeof otp === "string" ? { email, otp } : null;
  } catch {
    return null;
  }
}
