import type { FormHTMLAttributes, ReactNode } from "react";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { PageLink } from "#components/ui/page-link.tsx";

type FilterFormProps = {
  /** From `useListFilter`. */
  form: FormHTMLAttributes<HTMLFormElement>;
  /** Address of the list without a filter; null where nothing is chosen, or the empty list has the button. */
  clearHref: string | null;
  /** The fields: two columns on a phone, one row on a desk. */
  children: ReactNode;
};

/** The filter above a list of the dashboard, with the button that clears it. */
export function FilterForm({ form, clearHref, children }: FilterFormProps) {
  return (
    <form {...form} className="grid grid-cols-2 items-end gap-3 pb-6 sm:flex sm:flex-wrap">
      {children}
      {clearHref ? (
        <PageLink
          href={clearHref}
          scroll={false}
          className={`${buttonClass({ variant: "quiet" })} col-span-2 -ml-5 justify-self-start sm:ml-0`}
        >
          Hapus Filter
        </PageLink>
      ) : null}
    </form>
  );
}
