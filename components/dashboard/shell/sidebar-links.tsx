"use client";

import { usePathname } from "next/navigation";
import { classNames } from "#components/ui/class-names.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { ORDERS_HREF, SIDEBAR_ENTRIES, SIDEBAR_ID } from "./sidebar-entries.ts";

/** Closes the popover of small screens once a page is chosen. */
function closeDrawer() {
  document.getElementById(SIDEBAR_ID)?.hidePopover();
}

/** Shows and says how many orders wait: "3 menunggu". */
function WaitingCount({ count, isActive }: { count: number; isActive: boolean }) {
  return (
    <span
      className={classNames(
        "ml-auto rounded-sm px-1 py-0.5 text-sm leading-none font-semibold tabular-nums",
        isActive ? "bg-putih text-soga-700" : "bg-soga-700 text-putih",
      )}
    >
      {count > WAITING_SHOWN ? `${WAITING_SHOWN}+` : count}
      <span className="sr-only"> menunggu</span>
    </span>
  );
}

/** More than this are shown as "99+". */
const WAITING_SHOWN = 99;

type SidebarLinksProps = { shopName: string; waiting: number };

export function SidebarLinks({ shopName, waiting }: SidebarLinksProps) {
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
                    "flex min-h-11 items-center gap-2.5 rounded-sm px-3 text-[0.9375rem]",
                    isActive
                      ? "bg-soga-700 font-semibold text-putih"
                      : "text-tinta hover:bg-gading hover:text-soga-900",
                  )}
                >
                  <Icon size={20} aria-hidden className="shrink-0" />
                  <span className="whitespace-nowrap">{label}</span>
                  {href === ORDERS_HREF && waiting > 0 ? (
                    <WaitingCount count={waiting} isActive={isActive} />
                  ) : null}
                </PageLink>
              </li>
            );
          })}
        </ul>
      </nav>
    </>
  );
}
