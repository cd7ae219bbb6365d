import { type ReactNode, useId } from "react";

/** A section of a page, under its heading. */
export function Panel({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="@container min-w-0 rounded-sm border border-garis p-4 sm:p-5"
    >
      <h2 id={id} className="pb-3 text-base font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
