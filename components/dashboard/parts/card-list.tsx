import type { ReactNode } from "react";

/** The table's rows as cards, for narrow pages. */
export function CardList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid gap-3 @xl:grid-cols-2 @4xl:hidden">
      {children}
    </ul>
  );
}
