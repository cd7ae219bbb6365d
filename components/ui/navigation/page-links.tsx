"use client";

import { useOpenLinks } from "./use-open-links.ts";
import { usePrefetchLinks } from "./use-prefetch-links.ts";

/** Makes every `PageLink` of the document work. Once, in the root layout: a link has no code of its own. */
export function PageLinks() {
  useOpenLinks();
  usePrefetchLinks();
  return null;
}
