import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { locale } from "next/root-params";
import type { ReactNode } from "react";
import { RootDocument, rootMetadata, rootViewport } from "#app/root-document.tsx";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";
import { isLanguage } from "#lib/language/languages.ts";

/** Next renders every page per request. The page cache holds the answers (docs/caching.md). */
export const dynamic = "force-dynamic";

export const viewport = rootViewport;

export async function generateMetadata(): Promise<Metadata> {
  return rootMetadata(await readShopFactsForPage(), await readLanguage());
}

export default async function ShopRoot({ children }: { children: ReactNode }) {
  const language = await locale();
  if (!isLanguage(language)) redirect("/home");
  return <RootDocument language={language}>{children}</RootDocument>;
}
