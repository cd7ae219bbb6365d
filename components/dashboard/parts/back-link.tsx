import { ArrowLeft } from "lucide-react";
import type { Route } from "next";
import Link from "next/link";
import type { ReactNode } from "react";

/** A link above the heading, back to the page's list. */
export function BackLink({ href, children }: { href: Route; children: ReactNode }) {
  return (
    <Link
      href={href}
      prefetch={false}
      className="link -mt-2 inline-flex min-h-11 items-center gap-2 text-sm"
    >
      <ArrowLeft size={16} aria-hidden />
      {children}
    </Link>
  );
}
