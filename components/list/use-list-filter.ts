import { useQueryStates } from "nuqs";
import { type FormEvent, useTransition } from "react";
import type { ListChoice } from "./list-choice.ts";

type Options = {
  /** For a list that the browser itself asks for: the server doesn't render the page anew. */
  shallow?: boolean;
};

/**
 * The choice of a list, kept in the page's address. A change shows at once and adds no entry to
 * the browser's history; the list follows.
 */
export function useListFilter<Chosen extends { page: number }>(
  list: ListChoice<Chosen>,
  { shallow = false }: Options = {},
) {
  const [busy, startTransition] = useTransition();
  const [chosen, setChosen] = useQueryStates(list.parsers, { shallow, startTransition });

  /** Another filter begins on its first page. */
  function choose(change: Partial<Chosen>) {
    void setChosen({ page: 1, ...change });
  }

  /** Sends the form as the browser does before scripts run, but keeps the page. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)];
    choose(list.read(new URLSearchParams(fields.map(([name, value]) => [name, String(value)]))));
  }

  return { choice: chosen as Chosen, choose, busy, form: { action: list.path, onSubmit } };
}
