import { parseAsStringLiteral } from "nuqs/server";
import { listChoice } from "#components/list/list-choice.ts";
import { EVENT_STATUSES } from "#lib/content/schema.ts";

export const eventChoice = listChoice({
  path: "/dashboard/events",
  perPage: 20,
  filters: { status: parseAsStringLiteral(EVENT_STATUSES) },
});
