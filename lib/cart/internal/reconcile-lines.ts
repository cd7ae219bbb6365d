import type { Database } from "../../database/db.ts";
import type { CartLine } from "./cart-view.ts";

type Mark = { id: string; type: "deducted" | "removed"; from: number; to: number };

/** Returns a line's new marker, or null (docs/cart-and-checkout.md#sold-out-lines). `from` stays the first quantity. */
export function markFor(line: CartLine): Mark | null {
  if (line.soldOutType === "removed" || line.quantity <= line.product.stock) return null;
  const from = line.soldOutFrom ?? line.quantity;
  if (line.product.stock === 0) return { id: line.id, type: "removed", from, to: 0 };
  return { id: line.id, type: "deducted", from, to: line.product.stock };
}

/** Writes the markers that lines need. Returns the lines as they are afterwards. */
export async function reconcileLines(tx: Database, lines: CartLine[]): Promise<CartLine[]> {
  const marks = new Map(
    lines
      .map(markFor)
      .filter((mark) => mark !== null)
      .map((mark) => [mark.id, mark]),
  );
  for (const { id, type, from, to } of marks.values()) {
    await tx.cartItem.update({
      where: { id },
      data: {
        soldOutType: type,
        soldOutFrom: from,
        soldOutTo: to,
        // A CHECK constraint wants at least 1, so a removed line keeps its quantity.
        ...(type === "deducted" ? { quantity: to } : {}),
      },
    });
  }
  return lines.map((line) => {
    const mark = marks.get(line.id);
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
