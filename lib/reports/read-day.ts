import "server-only";
import type { Actor } from "../actor.ts";
import { countStock } from "./count-stock.ts";
import { listWork } from "./list-work.ts";
import type { DayReport } from "./schema.ts";
import { sumSales } from "./sum-sales.ts";

/** The dashboard's first page: work, sales and stock as they are now. Throws forbidden. */
export async function readDay(actor: Actor, now: Date): Promise<DayReport> {
  const [work, sales, stock] = await Promise.all([
    listWork(actor, now),
    sumSales(actor, now),
    countStock(actor),
  ]);
  const hasWork = Object.values(work).some(({ count }) => count > 0);
  const hasGoods = stock.categories.some(({ onSale, sold, empty }) => onSale + sold + empty > 0);
  return { work, sales, stock, isEmpty: !hasWork && !hasGoods && sales.total.orders === 0 };
}
