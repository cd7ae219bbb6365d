"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { PageLink } from "#components/ui/page-link.tsx";

const FIRST = "/dashboard/pengaturan";

const TABS = [
  { label: "Toko", href: FIRST },
  { label: "Beranda", href: "/dashboard/pengaturan/beranda" },
  { label: "Halaman", href: "/dashboard/pengaturan/halaman" },
  { label: "Pengiriman", href: "/dashboard/pengaturan/pengiriman" },
  { label: "Pembayaran", href: "/dashboard/pengaturan/pembayaran" },
  { label: "Surat", href: "/dashboard/pengaturan/surat" },
  { label: "WhatsApp", href: "/dashboard/pengaturan/whatsapp" },
  { label: "Tim", href: "/dashboard/pengaturan/tim" },
] as const;

/** The groups of the settings, each on a page of its own. */
export function SettingsTabs() {
  const path = usePathname();
  const nav = useRef<HTMLElement>(null);

  // On phones the row is wider than the screen. The page itself may be scrolled already, and stays.
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page
  useEffect(() => {
    const row = nav.current;
    const present = row?.querySelector("[aria-current]")?.getBoundingClientRect();
    if (!row || !present) return;
    const { left, width } = row.getBoundingClientRect();
    row.scrollBy({ left: present.left + present.width / 2 - (left + width / 2) });
  }, [path]);

  return (
    <nav
      ref={nav}
      aria-label="Pengaturan"
      className="-mx-4 overflow-x-auto px-4 pb-5 sm:mx-0 sm:px-0"
    >
      <ul className="flex w-max min-w-full gap-5 border-b border-garis">
        {TABS.map(({ label, href }) => (
          <li key={href}>
            <PageLink
              href={href}
              aria-current={
                path === href || (href !== FIRST && path.startsWith(`${href}/`))
                  ? "page"
                  : undefined
              }
              className="inline-flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-abu hover:text-soga-700 aria-[current=page]:border-soga-700 aria-[current=page]:font-semibold aria-[current=page]:text-soga-900"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
