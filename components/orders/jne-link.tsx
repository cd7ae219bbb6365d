"use client";

import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { toast } from "#components/ui/toast.ts";
import { JNE_TRACKING_PAGE } from "#lib/shipping/schema.ts";

type JneLinkProps = { resi: string; children: ReactNode };

/** Opens JNE's tracking page, whose address takes no number, and copies the number for its form. */
export function JneLink({ resi, children }: JneLinkProps) {
  function copy() {
    // The copy button beside the number tells of an error. Here the page opens all the same.
    navigator.clipboard?.writeText(resi).then(
      () => toast.success("Copied to clipboard"),
      () => {},
    );
  }
  return (
    <a
      href={JNE_TRACKING_PAGE}
      target="_blank"
      rel="noreferrer"
      onClick={copy}
      className="link inline-flex min-h-11 items-center gap-2"
    >
      {children}
      <ExternalLink size={16} aria-hidden />
    </a>
  );
}
