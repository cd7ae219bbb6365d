"use client";

import { usePagePath } from "#components/language/here.ts";
import { PageLink } from "#components/ui/page-link.tsx";
import { useWords } from "#language";
import { words } from "#lib/language/words.ts";

const WORDS = words(
  {
    addresses: "Addresses",
    data: "Data",
    label: "Your account",
    orders: "Orders",
    profile: "Profile",
    security: "Security",
  },
  {
    addresses: "Alamat",
    data: "Data",
    label: "Akun Anda",
    orders: "Pesanan",
    profile: "Profil",
    security: "Keamanan",
  },
);

/** Sections of the profile have their pages below `pages`. */
const ENTRIES = [
  { name: "profile", href: "/auth/profile", pages: ["/auth/profile", "/auth/profile-edit"] },
  { name: "orders", href: "/order-history", pages: ["/order-history"] },
  {
    name: "addresses",
    href: "/auth/profile#addresses",
    pages: ["/auth/address-new", "/auth/address-edit"],
  },
  {
    name: "security",
    href: "/auth/profile#sign-in",
    pages: ["/auth/change-password", "/auth/second-factor", "/auth/sessions"],
  },
  { name: "data", href: "/auth/profile#your-data", pages: ["/auth/delete-account"] },
] as const;

export function AccountNav() {
  const said = useWords(WORDS);
  const path = usePagePath();
  const isWithin = (page: string) => path === page || path.startsWith(`${page}/`);
  return (
    <nav
      aria-label={said.label}
      className="-mx-4 overflow-x-auto px-4 lg:sticky lg:top-32 lg:m-0 lg:self-start lg:p-0"
    >
      <ul className="flex w-max min-w-full gap-5 border-b border-garis lg:w-auto lg:flex-col lg:gap-0 lg:border-0">
        {ENTRIES.map(({ name, href, pages }) => (
          <li key={href}>
            <PageLink
              href={href}
              aria-current={pages.some(isWithin) ? "page" : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent text-abu hover:text-soga-700 aria-[current=page]:border-soga-700 aria-[current=page]:font-semibold aria-[current=page]:text-soga-900 lg:border-b-0 lg:border-l-2 lg:border-garis lg:pl-4"
            >
              {said[name]}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
