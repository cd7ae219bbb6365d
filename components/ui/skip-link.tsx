import type { ReactNode } from "react";
import { useUiWords } from "./ui-words.ts";

type SkipLinkProps = { href?: string; children?: ReactNode };

/** A link that only the keyboard sees. Every layout has a `<main id="main" tabIndex={-1}>`. */
export function SkipLink({ href = "#main", children }: SkipLinkProps) {
  const { skip } = useUiWords();
  return (
    <a
      href={href}
      className="sr-only z-50 bg-wedel-900 font-semibold text-putih focus:not-sr-only focus:fixed focus:px-4 focus:py-3 focus:top-2 focus:left-2"
    >
      {children ?? skip}
    </a>
  );
}
