import { useRef } from "react";
import { usePagePath } from "#components/language/here.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { useWords } from "#language";
import { LAYOUT_WORDS, PAGE_NAMES } from "./layout-words.ts";
import { MENU, STORIES } from "./menu.ts";

type MainMenuProps = { layout: "row" | "column"; onChosen?: () => void };

export function MainMenu({ layout, onChosen }: MainMenuProps) {
  const path = usePagePath();
  const names = useWords(PAGE_NAMES);
  const isRow = layout === "row";
  return (
    <ul className={isRow ? "flex gap-1 xl:gap-3" : "flex flex-col"}>
      {(isRow ? MENU : [...MENU, ...STORIES]).map((href) => (
        <li key={href} className={isRow ? undefined : "border-b border-garis"}>
          <PageLink
            href={href}
            ahead={href === "/product"}
            aria-current={path === href ? "page" : undefined}
            {...(onChosen ? { onClick: onChosen } : {})}
            className={isRow ? "menu-link" : "menu-link menu-link-column"}
          >
            {names[href]}
          </PageLink>
        </li>
      ))}
      {isRow ? <StoriesMenu /> : null}
    </ul>
  );
}

/** The header's last entry: a native popover below the header, which works without scripts. */
function StoriesMenu() {
  const menu = useRef<HTMLUListElement>(null);
  const names = useWords(PAGE_NAMES);
  const { stories } = useWords(LAYOUT_WORDS);
  return (
    <li className="hidden lg:block">
      <button
        type="button"
        popoverTarget="stories-menu"
        className="menu-link after:ml-1.5 after:content-['▾']"
      >
        {stories}
      </button>
      <ul
        ref={menu}
        id="stories-menu"
        popover="auto"
        className="inset-x-0 top-24 bottom-auto m-0 w-auto justify-center gap-10 border-b border-garis bg-mori py-4 text-tinta open:flex"
      >
        {STORIES.map((href) => (
          <li key={href}>
            <PageLink href={href} onClick={() => menu.current?.hidePopover()} className="menu-link">
              {names[href]}
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
