import { Menu, X } from "lucide-react";
import { useRef } from "react";
import { useSeemsSignedIn } from "#components/accounts/use-seems-signed-in.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { MainMenu } from "./main-menu.tsx";
import { CATEGORY_ENTRIES } from "./menu.ts";

/** The phone's menu: a native popover, which works without scripts. */
export function PhoneMenu() {
  const menu = useRef<HTMLElement>(null);
  const role = useSeemsSignedIn();
  return (
    <div className="md:hidden">
      <button
        type="button"
        popoverTarget="phone-menu"
        className="-ml-2.5 flex size-11 items-center justify-center text-soga-900"
      >
        <Menu size={24} aria-hidden />
        <span className="sr-only">Menu</span>
      </button>
      <nav
        ref={menu}
        id="phone-menu"
        popover="auto"
        aria-label="Main"
        className="inset-x-0 top-0 bottom-auto m-0 w-auto border-b border-garis bg-mori px-4 pb-6 text-tinta backdrop:bg-wedel-900/50"
      >
        <button
          type="button"
          popoverTarget="phone-menu"
          popoverTargetAction="hide"
          className="-ml-2.5 flex size-11 items-center justify-center text-soga-900"
        >
          <X size={24} aria-hidden />
          <span className="sr-only">Close menu</span>
        </button>
        <ul aria-label="Categories" className="mb-2 grid grid-cols-2 gap-2">
          {CATEGORY_ENTRIES.map(({ label, about, href }) => (
            <li key={href}>
              <PageLink
                href={href}
                onClick={() => menu.current?.hidePopover()}
                className="flex min-h-13 flex-col justify-center border border-garis bg-putih px-3 py-1 font-semibold text-soga-900"
              >
                {label}
                {about === "" ? null : (
                  <span className="text-sm font-normal text-abu">{about}</span>
                )}
              </PageLink>
            </li>
          ))}
        </ul>
        {role === "admin" ? (
          <PageLink href="/dashboard" className="menu-link menu-link-column border-b border-garis">
            Dashboard
          </PageLink>
        ) : null}
        <MainMenu layout="column" onChosen={() => menu.current?.hidePopover()} />
      </nav>
    </div>
  );
}
