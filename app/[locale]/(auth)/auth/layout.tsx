import type { Metadata } from "next";
import type { ReactNode } from "react";
import { ShopFrame } from "#components/layout/shop-frame.tsx";
import { readShopFactsForPage } from "#lib/cache/shop.ts";

/** Keeps addresses from other sites: they may hold an e-mail or a code. */
export const metadata: Metadata = { robots: { index: false }, referrer: "same-origin" };

export default async function AuthLayout({ children }: { children: ReactNode }) {
  return <ShopFrame facts={await readShopFactsForPage()}>{children}</ShopFrame>;
}
