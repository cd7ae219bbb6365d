"use client";

import { SiteSearch } from "#components/search/site-search.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { ShopLogo } from "#components/ui/shop-logo.tsx";
import { useWords } from "#language";
import type { Side } from "#lib/language/sides.ts";
import type { ShopMark } from "#lib/media/shop-logo.ts";
import { AccountLinks } from "./account-links.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LAYOUT_WORDS } from "./layout-words.ts";
import { MainMenu } from "./main-menu.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { Tagline } from "./tagline.tsx";

/**
 * Sticky. On phones the tagline scrolls away. A client part, because React's data repeats only its props
 * (docs/decisions/098-page-weight.md).
 */
export function Header({ mark, tagline }: { mark: ShopMark; tagline: Side }) {
  const words = useWords(LAYOUT_WORDS);
  return (
    <header className="sticky -top-8 z-40 md:top-0">
      <Tagline end={<LanguageSwitch />}>{tagline}</Tagline>
      <div className="border-b border-garis bg-mori">
        <div className="page-width flex h-16 items-center gap-2 lg:gap-4 xl:gap-8">
          <PhoneMenu />
          <PageLink href="/home" className="flex min-h-11 shrink-0 items-center">
            <ShopLogo
              mark={mark}
              // The narrowest phones show the flower only; tablets a small one beside the menu.
              className={
                mark.isDemo
                  ? "h-7 w-7 object-cover object-left min-[22.5rem]:h-5 min-[22.5rem]:w-auto min-[24rem]:h-6 sm:h-7 md:h-6 lg:h-8"
                  : "h-7 lg:h-9"
              }
            />
          </PageLink>
          <nav aria-label={words.main} className="hidden md:block xl:shrink-0 xl:whitespace-nowrap">
            <MainMenu layout="row" />
          </nav>
          <div className="ml-auto flex min-w-0 items-center xl:gap-6">
            <SiteSearch />
            <nav aria-label={words.account} className="shrink-0">
              <AccountLinks />
            </nav>
          </div>
        </div>
      </div>
    </header>
  );
}
