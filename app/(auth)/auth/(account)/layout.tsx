import type { ReactNode } from "react";
import { AccountShell } from "#components/accounts/account-shell.tsx";
import { ShopFrame } from "#components/layout/shop-frame.tsx";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

export default async function AccountLayout({ children }: { children: ReactNode }) {
  return (
    <ShopFrame facts={await getShopFacts()}>
      <AccountShell>{children}</AccountShell>
    </ShopFrame>
  );
}
