import type { ReactNode } from "react";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { QueryProvider } from "./query-provider.tsx";

type ShopFrameProps = { facts: ShopFacts; children: ReactNode };

/** Header and footer of the customer pages. */
export function ShopFrame({ facts, children }: ShopFrameProps) {
  return (
    <QueryProvider>
      <Header shopName={facts.name} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer facts={facts} />
    </QueryProvider>
  );
}
