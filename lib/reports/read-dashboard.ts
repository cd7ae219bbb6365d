import "server-only";
import type { Actor } from "../actor.ts";
import { countStock } from "./count-stock.ts";
import { listWork } from "./list-work.ts";
import type { DashboardReport } from "./schema.ts";
import { sumSales } from "./sum-sales.ts";

/** Reads the dashboard's first page. Throws forbidden. */
export async function readDashboard(actor: Actor, now: Date): Promise<DashboardReport> {
  const [work, sales, stock] = await Promise.all([
    listWork(actor, now),
    sumSales(actor, now),
    countStock(actor),
  ]);
  const hasWork = Object.values(work).some(({ count }) => count > 0);
  const hasProducts = stock.categories.some(({ onSale, sold, empty }) => onSale + sold + empty > 0);
  return { work, sales, stock, isEmpty: !hasWork && !hasProducts && sales.total.orders === 0 };
}
