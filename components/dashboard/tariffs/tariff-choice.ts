import { listChoice, parseAsText } from "#components/list/list-choice.ts";

export const tariffChoice = listChoice({
  path: "/dashboard/tariffs",
  perPage: 50,
  filters: { q: parseAsText },
});
