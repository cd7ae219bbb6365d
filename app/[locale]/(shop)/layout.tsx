import type { ReactNode } from "react";
import { ShopFrame } from "#components/layout/shop-frame.tsx";
import { readShopFactsForPage } from "#lib/cache/shop.ts";

export default async function ShopLayout({ children }: { children: ReactNode }) {
  return <ShopFrame facts={await readShopFactsForPage()}>{children}</ShopFrame>;
}
