"use client";

import { Menu, X } from "lucide-react";
import { useRef } from "react";
import { MainMenu } from "./main-menu.tsx";

/** The phone's menu: a native popover, which works without scripts. */
export function PhoneMenu() {
  const menu = useRef<HTMLElement>(null);
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
        <MainMenu layout="column" onChosen={() => menu.current?.hidePopover()} />
      </nav>
    </div>
  );
}
