import type { ReactNode } from "react";
import { ShopFrame } from "#components/layout/shop-frame.tsx";
import { getSiteFacts } from "#lib/http/site.ts";

export default async function ShopLayout({ children }: { children: ReactNode }) {
  return <ShopFrame facts={await getSiteFacts()}>{children}</ShopFrame>;
}
