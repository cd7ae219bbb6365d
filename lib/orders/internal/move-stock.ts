import type { Actor } from "../../actor.ts";
import type { Database } from "../../database/db.ts";
import { onPrisma } from "../../database/sql/source.ts";
import { sql } from "../../database/sql/statement.ts";
import { AppError } from "../../errors.ts";

/** Puts a cancelled or returned order's products back on sale, with ledger entries. Returns the product ids. */
export async function releaseStock(
  tx: Database,
  orderId: string,
  { actor, reason }: { actor: Actor | null; reason: "cancel" | "return" },
): Promise<string[]> {
  const moved = await onPrisma(tx).query<{ product_id: string }>(sql`
    WITH wanted AS (
      SELECT p.id, i.quantity FROM order_items i JOIN products p ON p.id = i.product_id
      WHERE i.order_id = ${orderId}::uuid ORDER BY p.id FOR UPDATE OF p
    ), moved AS (
      UPDATE products p SET stock = p.stock + w.quantity, is_purchased = false, updated_at = now()
      FROM wanted w WHERE p.id = w.id RETURNING p.id, w.quantity
    )
    INSERT INTO stock_movements (product_id, delta, reason, order_id, actor_id)
    SELECT id, quantity, ${reason}::text, ${orderId}::uuid, ${actor?.userId ?? null}::uuid FROM moved
    RETURNING product_id::text`);
  return moved.map((row) => row.product_id);
}

/** Takes an order's stock again. Returns the product ids. Throws conflict where a product is short or deleted. */
export async function retakeStock(
  tx: Database,
  orderId: string,
  actor: Actor | null,
): Promise<string[]> {
  const [short] = await onPrisma(tx).query<{ name: string }>(sql`
    WITH wanted AS (
      SELECT p.id, p.stock, p.deleted_at, i.name, i.quantity
      FROM order_items i JOIN products p ON p.id = i.product_id
      WHERE i.order_id = ${orderId}::uuid ORDER BY p.id FOR UPDATE OF p
    )
    SELECT name FROM wanted WHERE stock < quantity OR deleted_at IS NOT NULL LIMIT 1`);
  if (short) {
    throw new AppError(
      "conflict",
      `${short.name} isn't in stock any more: the order stays as it is`,
    );
  }
  const moved = await onPrisma(tx).query<{ product_id: string }>(sql`
    WITH moved AS (
      UPDATE products p
      SET stock = p.stock - i.quantity, is_purchased = (p.stock = i.quantity), updated_at = now()
      FROM order_items i
      WHERE i.order_id = ${orderId}::uuid AND i.product_id = p.id AND p.stock >= i.quantity
      RETURNING p.id, i.quantity
    )
    INSERT INTO stock_movements (product_id, delta, reason, order_id, actor_id)
    SELECT id, -quantity, 'reopen', ${orderId}::uuid, ${actor?.userId ?? null}::uuid FROM moved
    RETURNING product_id::text`);
  return moved.map((row) => row.product_id);
}
