"use client";

import { usePathname } from "next/navigation";
import { classNames } from "#components/ui/class-names.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { SIDEBAR_ENTRIES, SIDEBAR_ID } from "./sidebar-entries.ts";

/** Closes the popover of small screens once a page is chosen. */
function closeDrawer() {
  document.getElementById(SIDEBAR_ID)?.hidePopover();
}

export function SidebarLinks({ shopName }: { shopName: string }) {
  const pathname = usePathname();
  return (
    <>
      <PageLink href="/home" className="flex h-16 shrink-0 items-center border-b border-garis px-6">
        <img src="/logo.png" alt={shopName} width={1060} height={192} className="h-7 w-auto" />
      </PageLink>
      <nav aria-label="Dasbor" className="p-3">
        <ul className="flex flex-col gap-1">
          {SIDEBAR_ENTRIES.map(({ label, href, icon: Icon }) => {
            const isActive = pathname === href;
            return (
              <li key={href}>
                <PageLink
                  href={href}
                  onClick={closeDrawer}
                  aria-current={isActive ? "page" : undefined}
                  className={classNames(
                    "flex min-h-11 items-center gap-3 rounded-sm px-3 text-[0.9375rem]",
                    isActive
                      ? "bg-soga-700 font-semibold text-putih"
                      : "text-tinta hover:bg-gading hover:text-soga-900",
                  )}
                >
                  <Icon size={20} aria-hidden className="shrink-0" />
                  {label}
                </PageLink>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
