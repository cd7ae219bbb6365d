import { ArrowLeft } from "lucide-react";
import type { Route } from "next";
import type { ReactNode } from "react";
import { PageLink } from "#components/ui/page-link.tsx";

/** A link above the heading, back to the page's list. */
export function BackLink({ href, children }: { href: Route; children: ReactNode }) {
  return (
    <PageLink href={href} className="link -mt-2 inline-flex min-h-11 items-center gap-2 text-sm">
      <ArrowLeft size={16} aria-hidden />
      {children}
    </PageLink>
  );
}
