import type { ReactNode } from "react";
import { QuietFrame } from "#components/layout/quiet-frame.tsx";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

export default async function SignInLayout({ children }: { children: ReactNode }) {
  return <QuietFrame facts={await getShopFacts()}>{children}</QuietFrame>;
}
