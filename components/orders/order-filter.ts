import { type OrderQuery, orderQuery } from "#lib/orders/schema.ts";

/** How many orders a page shows. */
const PER_PAGE = 20;

/** An address's query as Next hands it to a page. */
export type SearchParams = Record<string, string | string[] | undefined>;

export type OrderFilter = Partial<
  Pick<OrderQuery, "days" | "status" | "payment_status" | "search">
>;

/** What an address asks for; anything in it that makes no sense counts as not said. */
export function readOrderQuery(search: SearchParams): OrderQuery {
  const { days, status, payment_status, page, search: text } = orderQuery.shape;
  return {
    days: days.catch(undefined).parse(search.days),
    status: status.catch(undefined).parse(search.status),
    payment_status: payment_status.catch(undefined).parse(search.payment_status),
    search: text.catch("").parse(search.search),
    page: page.catch(1).parse(search.page),
    per_page: PER_PAGE,
  };
}

/** The address of one page of a filtered list; what is as usual is left out of it. */
export function ordersHref(
  path: string,
  { days, status, payment_status, search }: OrderFilter,
  page = 1,
): string {
  const query = new URLSearchParams();
  if (search) query.set("search", search);
  if (days) query.set("days", String(days));
  if (status) query.set("status", status);
  if (payment_status) query.set("payment_status", payment_status);
  if (page > 1) query.set("page", String(page));
  const text = query.toString();
  return text === "" ? path : `${path}?${text}`;
}

/** 'Last 1 Days' … 'Last 7 Days' (docs/orders.md#order-lists). */
export function lastDays(days: number): string {
  return `Last ${days} Days`;
}
