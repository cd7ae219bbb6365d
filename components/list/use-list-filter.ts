import { type HistoryOptions, useQueryStates } from "nuqs";
import { type FormEvent, useTransition } from "react";
import type { ListChoice } from "./list-choice.ts";

type Options = {
  /** For a list that the browser itself asks for: the server doesn't render the page anew. */
  shallow?: boolean;
};

/** The choice of a list, kept in the page's address. A change shows at once; the list follows. */
export function useListFilter<Chosen extends { page: number }>(
  list: ListChoice<Chosen>,
  { shallow = false }: Options = {},
) {
  const [busy, startTransition] = useTransition();
  const [chosen, setChosen] = useQueryStates(list.parsers, { shallow, startTransition });

  /** Another filter begins on its first page. */
  function choose(change: Partial<Chosen>, history: HistoryOptions = "replace") {
    void setChosen({ page: 1, ...change }, { history });
  }

  /** Sends the form as the browser does before scripts run, but without loading the page anew. */
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = [...new FormData(event.currentTarget)];
    const address = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
    choose(list.read(address), "push");
  }

  return { choice: chosen as Chosen, choose, busy, form: { action: list.path, onSubmit } };
}
