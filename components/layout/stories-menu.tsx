"use client";

import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import { PageLink } from "#components/ui/page-link.tsx";
import { STORIES } from "./menu.ts";

/** The header's last entry: a native popover below the header, which works without scripts. */
export function StoriesMenu() {
  const menu = useRef<HTMLDivElement>(null);
  return (
    <li className="hidden lg:block">
      <button type="button" popoverTarget="stories-menu" className="menu-link gap-1">
        Stories
        <ChevronDown size={16} aria-hidden />
      </button>
      <div
        ref={menu}
        id="stories-menu"
        popover="auto"
        className="inset-x-0 top-24 bottom-auto m-0 w-auto border-b border-garis bg-mori text-tinta"
      >
        <ul className="page-width grid grid-cols-3 gap-6 py-6">
          {STORIES.map(({ label, href, says }) => (
            <li key={href}>
              <PageLink
                href={href}
                onClick={() => menu.current?.hidePopover()}
                className="group block border-l-2 border-garis py-1 pl-4 hover:border-soga-700"
              >
                <span className="block font-semibold group-hover:underline">{label}</span>
                <span className="text-sm text-abu">{says}</span>
              </PageLink>
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
