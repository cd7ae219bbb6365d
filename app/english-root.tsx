import type { ReactNode } from "react";
import { RootDocument, rootMetadata, rootViewport } from "#app/root-document.tsx";
import { readShopFactsForPage } from "#lib/cache/shop.ts";

export const viewport = rootViewport;

export async function generateMetadata() {
  return rootMetadata(await readShopFactsForPage(), "en");
}

/** Root of pages outside the two languages' folder. */
export default function EnglishRoot({ children }: { children: ReactNode }) {
  return <RootDocument language="en">{children}</RootDocument>;
}
