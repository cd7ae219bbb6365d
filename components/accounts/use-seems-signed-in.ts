import { useSyncExternalStore } from "react";
import { type SeenRole, seemsSignedInAs } from "#lib/auth/signed-in-hint.ts";

/** Log-in and log-out load the page anew, but may have happened in another tab. */
function subscribe(look: () => void) {
  document.addEventListener("visibilitychange", look);
  window.addEventListener("focus", look);
  return () => {
    document.removeEventListener("visibilitychange", look);
    window.removeEventListener("focus", look);
  };
}

/** Returns whom this browser seems to be signed in as; null on the server, since pages are cached for all. */
export function useSeemsSignedIn(): SeenRole | null {
  return useSyncExternalStore(subscribe, seemsSignedInAs, () => null);
}
