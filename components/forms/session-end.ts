import { isSignedOut } from "#lib/http/browser/client.ts";

let show: (() => void) | undefined;

/** Calls `shower` each time a call finds that its session has ended. Returns a function that stops it. */
export function whenSessionEnds(shower: () => void): () => void {
  show = shower;
  return () => {
    show = undefined;
  };
}

/** Has the page ask for a new log-in if a call had no live session. Returns whether it was that. */
export function announceSessionEnd(error: unknown): boolean {
  if (!isSignedOut(error)) return false;
  show?.();
  return true;
}
