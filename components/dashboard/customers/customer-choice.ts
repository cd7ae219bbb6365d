import { listChoice, parseAsText } from "#components/list/list-choice.ts";
import { customerHref } from "../parts/hrefs.ts";

export const customerChoice = listChoice({
  path: "/dashboard/customers",
  perPage: 50,
  filters: { search: parseAsText },
});

/** The orders of one customer. */
export function customerOrdersChoice(id: string) {
  return listChoice({ path: customerHref(id), perPage: 20, filters: {} });
}
