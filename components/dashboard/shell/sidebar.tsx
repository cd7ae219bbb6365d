import { LogOutButton } from "./log-out-button.tsx";
import { AuditLink } from "./shell-links.tsx";
import { SIDEBAR_ID } from "./sidebar-entries.ts";
import { SidebarLinks } from "./sidebar-links.tsx";

/** Fixed at the left; on smaller screens a native popover, which works without scripts. */
export function Sidebar({ shopName, waiting }: { shopName: string; waiting: number }) {
  return (
    <aside
      id={SIDEBAR_ID}
      popover="auto"
      aria-label="Menu dasbor"
      className="fixed inset-y-0 left-0 z-30 m-0 h-dvh max-h-none w-64 flex-col hiding-scroll-bar overflow-y-auto overscroll-contain border-0 border-r border-garis bg-mori text-tinta backdrop:bg-wedel-900/60 open:flex lg:flex lg:w-56 print:hidden"
    >
      <SidebarLinks shopName={shopName} waiting={waiting} />
      <div className="mt-auto border-t border-garis p-3">
        <AuditLink />
        <LogOutButton />
      </div>
    </aside>
  );
}
