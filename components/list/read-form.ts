import type { ListChoice } from "./list-choice.ts";

/** Reads a filter form as the address that the browser would open when it is sent. */
export function readForm<Chosen>(list: ListChoice<Chosen>, form: HTMLFormElement): Chosen {
  const fields = [...new FormData(form)];
  return list.read(new URLSearchParams(fields.map(([name, value]) => [name, String(value)])));
}
