import { onSource } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import "server-only";
import type { Actor } from "../actor.ts";
import { assertAdmin } from "../assert-admin.ts";
import { CATEGORIES } from "../catalogue/categories.ts";
import { readWithFreshness } from "../database/freshness.ts";
import { addJakartaDays, jakartaDay, SHOP_TIME_ZONE, startOfLastDays } from "../dates.ts";
import type { OrderStatus } from "../orders/status/order-status.ts";
import {
  type CategorySales,
  type DaySales,
  SALES_DAYS,
  type SalesFigures,
  type SalesReport,
} from "./schema.ts";

const SOLD: readonly OrderStatus[] = ["Payment Confirm", "In Delivery", "Completed"];

/** Sums paid orders of SALES_DAYS Jakarta days in rupiah, by day and category, without shipping. Throws forbidden. */
export async function sumSales(actor: Actor, now = new Date()): Promise<SalesReport> {
  assertAdmin(actor);
  const from = startOfLastDays(SALES_DAYS, now);
  const sold = sql`o.created_at >= ${from}::timestamptz AND o.created_at <= ${now}::timestamptz
    AND o.payment_status = 'Paid' AND o.status = ANY(${SOLD}::text[])`;
  const [byDay, byCategory] = await readWithFreshness("replica", (source) =>
    Promise.all([
      onSource(source).query<DaySales>(sql`
      SELECT to_char(o.created_at AT TIME ZONE ${SHOP_TIME_ZONE}, 'YYYY-MM-DD') AS day,
        count(*)::int AS orders, sum(o.quantity)::int AS units, sum(o.subtotal)::float8 AS revenue
      FROM orders o WHERE ${sold} GROUP BY 1`),
      onSource(source).query<CategorySales>(sql`
      SELECT i.category, sum(i.quantity)::int AS units,
        sum(i.price::bigint * i.quantity)::float8 AS revenue
      FROM orders o JOIN order_items i ON i.order_id = o.id WHERE ${sold} GROUP BY 1`),
    ]),
  );
  const days = everyDay(from, byDay);
  return { days, categories: everyCategory(byCategory), total: sumOf(days) };
}

function everyDay(from: Date, found: DaySales[]): DaySales[] {
  const byDay = new Map(found.map((sales) => [sales.day, sales]));
  return Array.from({ length: SALES_DAYS }, (_, index) => {
    const day = jakartaDay(addJakartaDays(from, index));
    return byDay.get(day) ?? { day, orders: 0, units: 0, revenue: 0 };
  });
}

function everyCategory(found: CategorySales[]): CategorySales[] {
  const all = CATEGORIES.map(
    (category) =>
      found.find((sales) => sales.category === category) ?? { category, units: 0, revenue: 0 },
  );
  return all.sort((one, other) => other.revenue - one.revenue);
}

function sumOf(days: DaySales[]): SalesFigures {
  return {
    orders: days.reduce((sum, { orders }) => sum + orders, 0),
    units: days.reduce((sum, { units }) => sum + units, 0),
    revenue: days.reduce((sum, { revenue }) => sum + revenue, 0),
  };
}
