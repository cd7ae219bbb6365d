"use client";

import { toast } from "#components/ui/toast/toast.ts";
import { useHashNotice } from "#components/ui/use-hash-notice.ts";
import { LOAD_ERROR } from "./load-error.ts";

/** Tells on /home, once, that the page that led there couldn't be loaded. */
export function LoadErrorToast() {
  useHashNotice(LOAD_ERROR, () => toast.error("Oops, something went wrong"));
  return null;
}
