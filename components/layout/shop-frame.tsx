import type { ReactNode } from "react";
import { useLanguage } from "#language";
import { toShopMark } from "#lib/media/shop-logo.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { Footer } from "./footer.tsx";
import { toFooterFacts } from "./footer-facts.ts";
import { Header } from "./header.tsx";
import { IndonesianOffer } from "./indonesian-offer.tsx";
import { ShopNotices } from "./shop-notices.tsx";

type ShopFrameProps = { facts: ShopFacts; children: ReactNode };

/** Header and footer of the customer pages. */
export function ShopFrame({ facts, children }: ShopFrameProps) {
  const language = useLanguage();
  const { tagline } = facts.words[language];
  return (
    <>
      <IndonesianOffer />
      <ShopNotices facts={facts} />
      <Header mark={toShopMark(facts)} tagline={tagline} />
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer facts={toFooterFacts(facts, language)} />
    </>
  );
}
