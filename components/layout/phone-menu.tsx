import { Menu, X } from "lucide-react";
import { useRef } from "react";
import { useSeemsSignedIn } from "#components/accounts/use-seems-signed-in.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { useWords } from "#language";
import { LanguageSwitch } from "./language-switch.tsx";
import { CATEGORY_WORDS, LAYOUT_WORDS } from "./layout-words.ts";
import { MainMenu } from "./main-menu.tsx";
import { CATEGORY_ENTRIES } from "./menu.ts";

/** The phone's menu: a native popover, which works without scripts. */
export function PhoneMenu() {
  const menu = useRef<HTMLElement>(null);
  const role = useSeemsSignedIn();
  const words = useWords(LAYOUT_WORDS);
  const categories = useWords(CATEGORY_WORDS);
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget="phone-menu"
        className="-ml-2.5 flex size-11 items-center justify-center text-soga-900"
      >
        <Menu size={24} aria-hidden />
        <span className="sr-only">{words.menu}</span>
      </button>
      <nav
        ref={menu}
        id="phone-menu"
        popover="auto"
        aria-label={words.main}
        className="inset-x-0 top-0 bottom-auto m-0 w-auto border-b border-garis bg-mori px-4 pb-6 text-tinta backdrop:bg-wedel-900/50"
      >
        <button
          type="button"
          popoverTarget="phone-menu"
          popoverTargetAction="hide"
          className="-ml-2.5 flex size-11 items-center justify-center text-soga-900"
        >
          <X size={24} aria-hidden />
          <span className="sr-only">{words.closeMenu}</span>
        </button>
        <ul aria-label={words.categories} className="mb-2 grid grid-cols-2 gap-2">
          {CATEGORY_ENTRIES.map(({ category, href }) => (
            <li key={href}>
              <PageLink
                href={href}
                onClick={() => menu.current?.hidePopover()}
                className="flex min-h-13 flex-col justify-center border border-garis bg-putih px-3 py-1 font-semibold text-soga-900"
              >
                <span>{categories[category]}</span>
                {category === "Others" ? (
                  <span className="text-sm font-normal text-abu">{categories.othersAbout}</span>
                ) : null}
              </PageLink>
            </li>
          ))}
        </ul>
        {role !== null && role !== "user" ? (
          <PageLink href="/dashboard" className="menu-link menu-link-column border-b border-garis">
            {words.dashboard}
          </PageLink>
        ) : null}
        <MainMenu layout="column" onChosen={() => menu.current?.hidePopover()} />
        <div className="mt-3 text-sm text-soga-900">
          <LanguageSwitch />
        </div>
      </nav>
    </div>
  );
}
