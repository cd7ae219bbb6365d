import type { ReactNode } from "react";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { QueryProvider } from "./query-provider.tsx";

type ShopFrameProps = { facts: ShopFacts; children: ReactNode };

/** Renders header and footer around a page of the customer site. */
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
