import { type HistoryOptions, useQueryStates } from "nuqs";
import { type FormEvent, useTransition } from "react";
import { useShowProgress } from "#components/ui/navigation/navigation-progress.ts";
import type { ListChoice } from "./list-choice.ts";
import { readForm } from "./read-form.ts";

type Options = {
  /** True for a list that the browser fetches: the server doesn't render the page again. */
  shallow?: boolean;
};

/** Returns a list's choice from the address. A change shows at once, before the rows load. */
export function useListFilter<Chosen extends { page: number }>(
  list: ListChoice<Chosen>,
  { shallow = false }: Options = {},
) {
  const [busy, startTransition] = useTransition();
  useShowProgress(busy);
  const [chosen, setChosen] = useQueryStates(list.parsers, { shallow, startTransition });

  /** Changes filters, and goes back to page 1. */
  function choose(change: Partial<Chosen>, history: HistoryOptions = "replace") {
    void setChosen({ page: 1, ...change }, { history });
  }

  /** Sends the form to the address that the browser would open, without a page load. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const next = readForm(list, event.currentTarget);
    // As for a link: the same address adds nothing to the history.
    choose(next, list.href(next) === list.href(chosen as Chosen) ? "replace" : "push");
  }

  return { choice: chosen as Chosen, choose, busy, form: { action: list.path, onSubmit } };
}
