import { isSignedOut, otherAccount } from "#lib/http/browser/client.ts";

/** The session isn't that of the page's account any more, but nobody's or that of another account. */
type SessionChange = { signedInAs: string | null };

let show: ((change: SessionChange) => void) | undefined;

/** Calls `shower` each time a call finds another session than the page's. Returns a function that stops it. */
export function whenSessionChanges(shower: (change: SessionChange) => void): () => void {
  show = shower;
  return () => {
    show = undefined;
  };
}

/** Returns whether a call was refused for the end of its session, or since another account is signed in. */
export function isSessionChange(error: unknown): boolean {
  return isSignedOut(error) || otherAccount(error) !== null;
}

/** Has the page say so if a call met another session than the page's. Returns whether it was that. */
export function announceSessionChange(error: unknown): boolean {
  if (!isSessionChange(error)) return false;
  show?.({ signedInAs: otherAccount(error) });
  return true;
}
