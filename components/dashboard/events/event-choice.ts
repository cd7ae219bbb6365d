import { parseAsStringLiteral } from "nuqs/server";
import { listChoice } from "#components/list/list-choice.ts";
import { EVENT_STATUSES } from "#lib/content/schema.ts";

export const parseAsEventStatus = parseAsStringLiteral(EVENT_STATUSES);

export const eventChoice = listChoice({
  path: "/dashboard/events",
  perPage: 20,
  filters: { status: parseAsEventStatus },
});
