"use client";

import { toast } from "#components/ui/toast/toast.ts";
import { useHashNotice } from "#components/ui/use-hash-notice.ts";
import { say } from "#lib/language/spoken-language.ts";
import { words } from "#lib/language/words.ts";
import { LOAD_ERROR } from "./load-error.ts";

const WORDS = words(
  { failed: "Oops, something went wrong" },
  { failed: "Maaf, terjadi kesalahan" },
);

/** Tells on /home, once, that the page that led there couldn't be loaded. */
export function LoadErrorToast() {
  useHashNotice(LOAD_ERROR, () => toast.error(say(WORDS).failed));
  return null;
}
