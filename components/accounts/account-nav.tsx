"use client";

import { usePathname } from "next/navigation";
import { PageLink } from "#components/ui/page-link.tsx";

/** Sections of the profile have their pages below `pages`. */
const ENTRIES = [
  { label: "Profile", href: "/auth/profile", pages: ["/auth/profile", "/auth/profile-edit"] },
  { label: "Orders", href: "/order-history", pages: ["/order-history"] },
  {
    label: "Addresses",
    href: "/auth/profile#addresses",
    pages: ["/auth/address-new", "/auth/address-edit"],
  },
  {
    label: "Security",
    href: "/auth/profile#sign-in",
    pages: ["/auth/change-password", "/auth/second-factor", "/auth/sessions"],
  },
  { label: "Data", href: "/auth/profile#your-data", pages: ["/auth/delete-account"] },
];

export function AccountNav() {
  const path = usePathname();
  const isWithin = (page: string) => path === page || path.startsWith(`${page}/`);
  return (
    <nav
      aria-label="Your account"
      className="-mx-4 overflow-x-auto px-4 lg:sticky lg:top-32 lg:m-0 lg:self-start lg:p-0"
    >
      <ul className="flex w-max min-w-full gap-5 border-b border-garis lg:w-auto lg:flex-col lg:gap-0 lg:border-0">
        {ENTRIES.map(({ label, href, pages }) => (
          <li key={href}>
            <PageLink
              href={href}
              aria-current={pages.some(isWithin) ? "page" : undefined}
              className="flex min-h-11 items-center border-b-2 border-transparent text-abu hover:text-soga-700 aria-[current=page]:border-soga-700 aria-[current=page]:font-semibold aria-[current=page]:text-soga-900 lg:border-b-0 lg:border-l-2 lg:border-garis lg:pl-4"
            >
              {label}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
