import type { ReactNode } from "react";

/** The same rows as cards, where the page is too narrow for the table. */
export function CardList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul aria-label={label} className="grid gap-3 @xl:grid-cols-2 @4xl:hidden">
      {children}
    </ul>
  );
}
