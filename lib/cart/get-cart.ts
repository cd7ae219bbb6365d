import "server-only";
import type { Actor } from "../actor.ts";
import { onPool, type Sql } from "../database/sql/source.ts";
import { sql } from "../database/sql/statement.ts";
import { inSqlTransaction } from "../database/transaction.ts";
import { type CartLine, readCart, toCartView } from "./internal/read-cart.ts";
import { lockCart } from "./lock-cart.ts";
import type { CartView } from "./schema.ts";

/** Returns the caller's cart. Marks lines that exceed the stock; only then it locks the cart. */
export async function getCart(actor: Actor): Promise<CartView> {
  const { lines } = await readCart(onPool, actor.userId);
  if (!lines.some((line) => markFor(line) !== null)) return toCartView(lines);
  return inSqlTransaction(async (tx) => {
    await lockCart(tx, actor.userId);
    const locked = await readCart(tx, actor.userId);
    return toCartView(await reconcileLines(tx, locked.lines));
  });
}

/** Returns the sum of the quantities. */
export async function getCartBadge(actor: Actor): Promise<number> {
  return (await getCart(actor)).cartBadge;
}

type Mark = { id: string; type: "deducted" | "removed"; from: number; to: number };

/** Returns a line's new marker, or null (docs/cart-and-checkout.md#sold-out-lines). `from` stays the first quantity. */
function markFor(line: CartLine): Mark | null {
  if (line.soldOutType === "removed" || line.quantity <= line.product.stock) return null;
  const from = line.soldOutFrom ?? line.quantity;
  if (line.product.stock === 0) return { id: line.id, type: "removed", from, to: 0 };
  return { id: line.id, type: "deducted", from, to: line.product.stock };
}

/** Writes the markers that lines need. Returns the lines as they are afterwards. */
async function reconcileLines(tx: Sql, lines: CartLine[]): Promise<CartLine[]> {
  const marks = lines.map(markFor).filter((mark) => mark !== null);
  // A CHECK constraint wants a quantity of at least 1, so a removed line keeps its own.
  await tx.query(sql`
    UPDATE cart_items i SET sold_out_type = m.type, sold_out_from = m.from, sold_out_to = m.to,
      quantity = CASE m.type WHEN 'deducted' THEN m.to ELSE i.quantity END
    FROM jsonb_to_recordset(${JSON.stringify(marks)}::jsonb)
      AS m(id uuid, type text, "from" int, "to" int)
    WHERE i.id = m.id`);
  return lines.map((line) => {
    const mark = marks.find(({ id }) => id === line.id);
    if (!mark) return line;
    return {
      ...line,
      soldOutType: mark.type,
      soldOutFrom: mark.from,
      soldOutTo: mark.to,
      quantity: mark.type === "deducted" ? mark.to : line.quantity,
    };
  });
}
