import { useSyncExternalStore } from "react";
import { type SeenRole, seemsSignedInAs } from "#lib/auth/signed-in-hint.ts";

// Never changes without a page load: log-in and log-out reload the page.
function subscribe() {
  return () => {};
}

/** Returns whom this browser seems to be signed in as; null on the server, since pages are cached for all. */
export function useSeemsSignedIn(): SeenRole | null {
  return useSyncExternalStore(subscribe, seemsSignedInAs, () => null);
}
