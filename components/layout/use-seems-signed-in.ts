"use client";

import { useSyncExternalStore } from "react";
import { seemsSignedIn } from "#lib/auth/signed-in-hint.ts";

// Signing in and out load the page anew, so there is nothing to listen to.
function subscribe() {
  return () => {};
}

/** Whether this browser seems to be signed in; false on the server, whose pages are everyone's. */
export function useSeemsSignedIn(): boolean {
  return useSyncExternalStore(subscribe, seemsSignedIn, () => false);
}
