import { parseAsStringLiteral } from "nuqs/server";
import { listChoice, parseAsText } from "#components/list/list-choice.ts";
import { parseAsDays } from "#components/orders/history/order-history-choice.ts";
import { MONEY_FILTERS } from "#lib/orders/schema.ts";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "#lib/orders/status/order-status.ts";

export const orderChoice = listChoice({
  path: "/dashboard/orders",
  perPage: 20,
  filters: {
    search: parseAsText,
    days: parseAsDays,
    status: parseAsStringLiteral(ORDER_STATUSES),
    payment_status: parseAsStringLiteral(PAYMENT_STATUSES),
    money: parseAsStringLiteral(MONEY_FILTERS),
  },
});
