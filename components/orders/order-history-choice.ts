import { parseAsNumberLiteral } from "nuqs/server";
import { listChoice } from "#components/list/list-choice.ts";

export const LAST_DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Only the days that end today. */
export const parseAsDays = parseAsNumberLiteral(LAST_DAYS);

export type LastDays = (typeof LAST_DAYS)[number];

export const orderHistoryChoice = listChoice({
  path: "/order-history",
  perPage: 20,
  filters: { days: parseAsDays },
});

/** 'Last 1 Days' … 'Last 7 Days' (docs/orders.md#order-lists). */
export function lastDays(days: LastDays): string {
  return `Last ${days} Days`;
}
