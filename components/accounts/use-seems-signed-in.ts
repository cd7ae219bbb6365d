"use client";

import { useSyncExternalStore } from "react";
import { seemsSignedIn } from "#lib/auth/signed-in-hint.ts";

// Never changes without a page load: log-in and log-out reload the page.
function subscribe() {
  return () => {};
}

/** Returns whether this browser seems to be signed in; false on the server, since pages are cached for all. */
export function useSeemsSignedIn(): boolean {
  return useSyncExternalStore(subscribe, seemsSignedIn, () => false);
}
