import type { ReactNode } from "react";
import { QueryProvider } from "#components/layout/query-provider.tsx";
import { ShopFrame } from "#components/layout/shop-frame.tsx";
import { getSiteFacts } from "#lib/http/site.ts";

export default async function CheckoutLayout({ children }: { children: ReactNode }) {
  return (
    <ShopFrame facts={await getSiteFacts()}>
      <QueryProvider>{children}</QueryProvider>
    </ShopFrame>
  );
}
