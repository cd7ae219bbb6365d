"use client";

import { toast } from "#components/ui/toast/toast.ts";
import { useHashNotice } from "#components/ui/use-hash-notice.ts";
import { LOAD_FAILURE } from "./load-failure.ts";

/** Tells on /home, once, that the page that led there couldn't be loaded. */
export function LoadFailureToast() {
  useHashNotice(LOAD_FAILURE, () => toast.error("Oops, something went wrong"));
  return null;
}
