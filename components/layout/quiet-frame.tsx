import { ShoppingBag } from "lucide-react";
import type { ReactNode } from "react";
import { PageLink } from "#components/ui/page-link.tsx";
import { ShopLogo } from "#components/ui/shop-logo.tsx";
import { useLanguage, useWords } from "#language";
import { toShopMark } from "#lib/media/shop-logo.ts";
import { phoneHref, type ShopFacts } from "#lib/shop/facts.ts";
import { Footer } from "./footer.tsx";
import { toFooterFacts } from "./footer-facts.ts";
import { IndonesianOffer } from "./indonesian-offer.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LAYOUT_WORDS } from "./layout-words.ts";
import { ShopNotices } from "./shop-notices.tsx";
import { Tagline } from "./tagline.tsx";

type QuietFrameProps = { facts: ShopFacts; children: ReactNode };

/** Header and footer of the checkout's steps. The header has the way home, the cart, and whom to ask. */
export function QuietFrame({ facts, children }: QuietFrameProps) {
  const words = useWords(LAYOUT_WORDS);
  const language = useLanguage();
  const { tagline } = facts.words[language];
  return (
    <>
      <IndonesianOffer />
      <ShopNotices facts={facts} />
      <header className="border-b border-garis bg-mori">
        <Tagline end={<LanguageSwitch />}>{tagline}</Tagline>
        <div className="page-width flex min-h-16 items-center justify-between gap-4">
          <PageLink href="/home" className="flex min-h-11 shrink-0 items-center">
            <ShopLogo mark={toShopMark(facts)} className="h-6 w-auto sm:h-7" />
          </PageLink>
          <PageLink
            href="/cart"
            className="-mr-2 inline-flex min-h-11 items-center gap-2 px-2 font-semibold text-soga-900 hover:text-soga-500"
          >
            <ShoppingBag size={20} strokeWidth={1.75} aria-hidden />
            {words.cart}
          </PageLink>
        </div>
        <p className="page-width flex flex-wrap items-center gap-x-3 pb-1 text-sm text-abu">
          {words.questions}
          <a href={`mailto:${facts.email}`} className="tap-link">
            {facts.email}
          </a>
          <a href={phoneHref(facts)} className="tap-link">
            {facts.phone}
          </a>
        </p>
      </header>
      <main id="main" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <Footer facts={toFooterFacts(facts, language)} />
    </>
  );
}
