"use client";

import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { toast } from "#components/ui/toast/toast.ts";
import { useUiWords } from "#components/ui/ui-words.ts";

type TrackingLinkProps = { href: string; resi: string; children: ReactNode };

/** Opens the carrier's tracking page, whose address takes no number, and copies the number for its form. */
export function TrackingLink({ href, resi, children }: TrackingLinkProps) {
  const words = useUiWords();
  function copy() {
    // The copy button beside the number tells of an error. Here the page opens all the same.
    navigator.clipboard?.writeText(resi).then(
      () => toast.success(words.copied),
      () => {},
    );
  }
  return (
    <a href={href} target="_blank" rel="noreferrer" onClick={copy} className="tap-link gap-2">
      {children}
      <ExternalLink size={16} aria-hidden />
    </a>
  );
}
