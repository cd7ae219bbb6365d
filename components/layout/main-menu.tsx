"use client";

import { usePathname } from "next/navigation";
import { PageLink } from "#components/ui/page-link.tsx";
import { MENU, STORIES } from "./menu.ts";
import { StoriesMenu } from "./stories-menu.tsx";

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
