import { type ReactNode, useId } from "react";

/**
 * A section of a form, under its heading. Not a Panel: Chromium breaks the layout of nested size containers
 * when a field gets an error and the focus at once.
 */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 rounded-sm border border-garis p-4 sm:p-5">
      <h2 id={id} className="pb-3 text-base font-bold">
        {title}
      </h2>
      {children}
    </section>
  );
}
