import type { ReactNode } from "react";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { Footer } from "./footer.tsx";
import { toFooterFacts } from "./footer-facts.ts";
import { Header } from "./header.tsx";

type ShopFrameProps = { facts: ShopFacts; children: ReactNode };

/** Header and footer of the customer pages. */
export function ShopFrame({ facts, children }: ShopFrameProps) {
  return (
    <>
      <Header shopName={facts.name} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer facts={toFooterFacts(facts)} />
    </>
  );
}
