import { usePathname } from "next/navigation";
import { useRef } from "react";
import { PageLink } from "#components/ui/page-link.tsx";
import { MENU, STORIES } from "./menu.ts";

type MainMenuProps = { layout: "row" | "column"; onChosen?: () => void };

export function MainMenu({ layout, onChosen }: MainMenuProps) {
  const path = usePathname();
  const isRow = layout === "row";
  return (
    <ul className={isRow ? "flex gap-1 xl:gap-3" : "flex flex-col"}>
      {(isRow ? MENU : [...MENU, ...STORIES]).map(({ label, href }) => (
        <li key={href} className={isRow ? undefined : "border-b border-garis"}>
          <PageLink
            href={href}
            ahead={href === "/product"}
            aria-current={path === href ? "page" : undefined}
            {...(onChosen ? { onClick: onChosen } : {})}
            className={isRow ? "menu-link" : "menu-link menu-link-column"}
          >
            {label}
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
  return (
    <li className="hidden lg:block">
      <button
        type="button"
        popoverTarget="stories-menu"
        className="menu-link after:ml-1.5 after:content-['▾']"
      >
        Stories
      </button>
      <ul
        ref={menu}
        id="stories-menu"
        popover="auto"
        className="inset-x-0 top-24 bottom-auto m-0 w-auto justify-center gap-10 border-b border-garis bg-mori py-4 text-tinta open:flex"
      >
        {STORIES.map(({ label, href }) => (
          <li key={href}>
            <PageLink href={href} onClick={() => menu.current?.hidePopover()} className="menu-link">
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
