"use client";

import { Menu } from "lucide-react";
import { PageLink } from "#components/ui/page-link.tsx";
import { ShopLogo } from "#components/ui/shop-logo.tsx";
import type { ShopMark } from "#lib/media/shop-logo.ts";
import { ShellLink } from "./shell-link.tsx";
import { SIDEBAR_ID, TODAY } from "./sidebar-entries.ts";

/** Replaces the sidebar on small screens. */
export function PhoneBar({ mark }: { mark: ShopMark }) {
  return (
    <header className="sticky top-0 z-20 flex h-14 items-center gap-3 border-b border-garis bg-mori px-4 lg:hidden">
      <button
        type="button"
        popoverTarget={SIDEBAR_ID}
        className="-ml-2.5 flex size-11 items-center justify-center text-soga-900"
      >
        <Menu size={24} aria-hidden />
        <span className="sr-only">Menu</span>
      </button>
      <PageLink href="/home" className="flex min-h-11 items-center">
        <ShopLogo mark={mark} className="h-7 w-auto" />
      </PageLink>
      <ShellLink {...TODAY} className="ml-auto" />
    </header>
  );
}
