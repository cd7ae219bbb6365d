"use client";

import { useOpenLinks } from "./use-open-links.ts";
import { usePrefetchLinks } from "./use-prefetch-links.ts";

/** Makes every `PageLink` of the document work: a link has no code of its own. Only in the root layout. */
export function PageLinks() {
  useOpenLinks();
  usePrefetchLinks();
  return null;
}
