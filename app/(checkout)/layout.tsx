import type { ReactNode } from "react";
import { ShopFrame } from "#components/layout/shop-frame.tsx";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  return <ShopFrame facts={await getShopFacts()}>{children}</ShopFrame>;
}
