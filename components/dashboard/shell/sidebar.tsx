"use client";

import { LogOut } from "lucide-react";
import { usePathname } from "next/navigation";
import { useLogOut } from "#components/accounts/use-log-out.ts";
import { Button } from "#components/ui/button/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { ShopLogo } from "#components/ui/shop-logo.tsx";
import type { ShopMark } from "#lib/media/shop-logo.ts";
import type { StaffRole } from "#lib/roles.ts";
import { SIDEBAR_GROUPS, SIDEBAR_ID, WAITING_AT } from "./sidebar-entries.ts";

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
      <span>{count > WAITING_SHOWN ? `${WAITING_SHOWN}+` : count}</span>
      <span className="sr-only"> menunggu</span>
    </span>
  );
}

/** More than this are shown as "99+". */
const WAITING_SHOWN = 99;

type SidebarProps = { mark: ShopMark; role: StaffRole; waiting: number };

/** Fixed at the left; on smaller screens a native popover, which works without scripts. */
export function Sidebar({ mark, role, waiting }: SidebarProps) {
  const pathname = usePathname();
  const { logOut, busy } = useLogOut({ failure: "Gagal keluar. Silakan coba lagi." });
  return (
    <aside
      id={SIDEBAR_ID}
      popover="auto"
      aria-label="Menu dasbor"
      className="fixed inset-y-0 left-0 z-30 m-0 h-dvh max-h-none w-64 flex-col hiding-scroll-bar overflow-y-auto overscroll-contain border-0 border-r border-garis bg-mori text-tinta backdrop:bg-wedel-900/60 open:flex lg:flex lg:w-56 print:hidden"
    >
      <PageLink href="/home" className="flex h-16 shrink-0 items-center border-b border-garis px-6">
        <ShopLogo mark={mark} className="h-7 w-auto" />
      </PageLink>
      <nav aria-label="Dasbor" className="divide-y divide-garis px-3">
        {SIDEBAR_GROUPS[role].map(({ name, entries, isQuiet }) => (
          <ul key={name} className="flex flex-col gap-1 py-3">
            {entries.map(({ label, href, icon: Icon, isDeep = false }) => {
              const isActive = pathname === href || (isDeep && pathname.startsWith(`${href}/`));
              return (
                <li key={href}>
                  <PageLink
                    href={href}
                    onClick={closeDrawer}
                    aria-current={isActive ? "page" : undefined}
                    className={classNames(
                      "flex min-h-11 items-center gap-2.5 rounded-sm px-3",
                      isQuiet ? "text-sm" : "text-[0.9375rem]",
                      isActive
                        ? "bg-soga-700 font-semibold text-putih"
                        : "hover:bg-gading hover:text-soga-900",
                      !isActive && (isQuiet ? "text-abu" : "text-tinta"),
                    )}
                  >
                    <Icon size={isQuiet ? 18 : 20} aria-hidden className="w-5 shrink-0" />
                    <span className="whitespace-nowrap">{label}</span>
                    {WAITING_AT.includes(href) && waiting > 0 ? (
                      <WaitingCount count={waiting} isActive={isActive} />
                    ) : null}
                  </PageLink>
                </li>
              );
            })}
          </ul>
        ))}
      </nav>
      <div className="mt-auto border-t border-garis p-3">
        <Button
          variant="quiet"
          onClick={logOut}
          busy={busy}
          className="w-full justify-start! gap-3! px-3! text-[0.9375rem] hover:bg-gading"
        >
          {busy ? null : <LogOut size={20} aria-hidden />}
          <span>Logout</span>
        </Button>
      </div>
    </aside>
  );
}
