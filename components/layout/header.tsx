"use client";

import { SiteSearch } from "#components/search/site-search.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { AccountLinks } from "./account-links.tsx";
import { MainMenu } from "./main-menu.tsx";
import { PhoneMenu } from "./phone-menu.tsx";
import { Tagline } from "./tagline.tsx";

/**
 * Sticky. On phones the tagline scrolls away. A client part, because React's data repeats only its props
 * (docs/decisions/098-page-weight.md).
 */
export function Header({ shopName }: { shopName: string }) {
  return (
    <header className="sticky -top-8 z-40 md:top-0">
      <Tagline />
      <div className="border-b border-garis bg-mori">
        <div className="page-width flex h-16 items-center gap-2 lg:gap-4 xl:gap-8">
          <PhoneMenu />
          <PageLink href="/home" className="flex min-h-11 shrink-0 items-center">
            <img
              src="/logo.png"
              alt={shopName}
              width={199}
              height={36}
              // The narrowest phones show the flower only; tablets a small one beside the menu.
              className="h-7 w-7 object-cover object-left min-[22.5rem]:h-5 min-[22.5rem]:w-auto min-[24rem]:h-6 sm:h-7 md:h-6 lg:h-8"
            />
          </PageLink>
          <nav aria-label="Main" className="hidden md:block xl:shrink-0 xl:whitespace-nowrap">
            <MainMenu layout="row" />
          </nav>
          <div className="ml-auto flex min-w-0 items-center xl:gap-6">
            <SiteSearch />
            <nav aria-label="Account" className="shrink-0">
              <AccountLinks />
            </nav>
          </div>
        </div>
      </div>
    </header>
  );
}
