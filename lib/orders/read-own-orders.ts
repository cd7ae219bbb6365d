import "server-only";
import type { Actor } from "../actor.ts";
import { afterCursor, readInBatches } from "../database/batches.ts";
import { db } from "../database/db.ts";
import { orderRelations, toOrderView } from "./internal/order-view.ts";
import type { OrderView } from "./schema.ts";

/** Few enough that visitors don't wait while a batch is turned into text. */
const BATCH = 50;

/** Yields the caller's orders in batches, newest first. */
export async function* readOwnOrders({ userId }: Actor): AsyncGenerator<OrderView[]> {
  const batches = readInBatches(
    (cursor, take) =>
      db().order.findMany({
        where: { AND: [{ userId }, afterCursor(cursor)] },
        include: orderRelations,
        orderBy: [{ createdAt: "desc" }, { id: "asc" }],
        take,
      }),
    BATCH,
  );
  for await (const rows of batches) yield rows.map(toOrderView);
}
