import { parseAsNumberLiteral, parseAsStringLiteral } from "nuqs/server";
import { listChoice } from "#components/list/list-choice.ts";
import type { Language } from "#lib/language/languages.ts";
import { ORDER_STATUSES, type OrderStatus } from "#lib/orders/status/order-status.ts";
import { HISTORY_WORDS } from "./history-words.ts";

export const LAST_DAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Only the days that end today. */
export const parseAsDays = parseAsNumberLiteral(LAST_DAYS);

/** Returns 'Last 1 Days' … 'Last 7 Days' as a select's options (docs/orders.md#order-lists). */
export function dayOptions(language: Language) {
  const { lastDays } = HISTORY_WORDS[language];
  return LAST_DAYS.map((days) => ({ value: String(days), label: lastDays(days) }));
}

export const orderHistoryChoice = listChoice({
  path: "/order-history",
  perPage: 20,
  filters: { days: parseAsDays, status: parseAsStringLiteral(ORDER_STATUSES) },
});

export type OrderHistoryChoice = ReturnType<typeof orderHistoryChoice.read>;

/** The tabs over the list; null lists every order. */
export const ORDER_TABS: readonly (OrderStatus | null)[] = [null, ...ORDER_STATUSES];
