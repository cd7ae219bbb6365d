import { parseAsNumberLiteral, parseAsStringLiteral } from "nuqs/server";
import { listChoice } from "#components/list/list-choice.ts";
import { ORDER_STATUSES, type OrderStatus } from "#lib/orders/status/order-status.ts";

export const LAST_DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Only the days that end today. */
export const parseAsDays = parseAsNumberLiteral(LAST_DAYS);

/** Returns 'Last 1 Days' … 'Last 7 Days' (docs/orders.md#order-lists). */
export const lastDays = (days: LastDays) => `Last ${days} Days`;

export const DAY_OPTIONS = LAST_DAYS.map((days) => ({
  value: String(days),
  label: lastDays(days),
}));

export type LastDays = (typeof LAST_DAYS)[number];

export const orderHistoryChoice = listChoice({
  path: "/order-history",
  perPage: 20,
  filters: { days: parseAsDays, status: parseAsStringLiteral(ORDER_STATUSES) },
});

export type OrderHistoryChoice = ReturnType<typeof orderHistoryChoice.read>;

/** The tabs over the list; null lists every order. */
export const ORDER_TABS: readonly (OrderStatus | null)[] = [null, ...ORDER_STATUSES];
