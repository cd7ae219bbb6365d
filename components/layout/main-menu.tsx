"use client";

import { usePathname } from "next/navigation";
import { classNames } from "#components/ui/class-names.ts";
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
            className={classNames(
              "flex items-center underline-offset-8 hover:text-soga-700 hover:underline aria-[current=page]:text-soga-700 aria-[current=page]:underline aria-[current=page]:decoration-2",
              layout === "row" ? "min-h-11 px-2 text-sm font-medium" : "min-h-13 px-1 text-lg",
            )}
          >
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}
