import type { ReactNode } from "react";
import { QuietFrame } from "#components/layout/quiet-frame.tsx";
import { readShopFactsForPage } from "#lib/cache/shop.ts";

export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  return <QuietFrame facts={await readShopFactsForPage()}>{children}</QuietFrame>;
}
