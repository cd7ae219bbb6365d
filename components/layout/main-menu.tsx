"use client";

import { usePathname } from "next/navigation";
import { PageLink } from "#components/ui/page-link.tsx";
import { MENU } from "./menu.ts";

type MainMenuProps = { layout: "row" | "column"; onChosen?: () => void };

export function MainMenu({ layout, onChosen }: MainMenuProps) {
  const path = usePathname();
  return (
    <ul className={layout === "row" ? "flex gap-1 lg:gap-3" : "flex flex-col"}>
      {MENU.map(({ label, href }) => (
        <li key={href} className={layout === "column" ? "border-b border-garis" : undefined}>
          <PageLink
            href={href}
            ahead
            aria-current={path === href ? "page" : undefined}
            {...(onChosen ? { onClick: onChosen } : {})}
            className={layout === "row" ? "menu-link" : "menu-link menu-link-column"}
          >
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
