import { holdsStock, isNaturalStep, type OrderStatus } from "#lib/orders/order-status.ts";
import type { OrderView } from "#lib/orders/schema.ts";

/**
 * What an admin is asked before a status is set: off the natural path, In Delivery without a resi,
 * and every move of stock (docs/orders.md#confirmations). Empty when there is nothing to ask.
 * Return asks for itself whether the pieces go back on sale.
 */
export function statusQuestions(
  order: Pick<OrderView, "status" | "resi" | "holds_stock">,
  to: OrderStatus,
): string[] {
  const questions: string[] = [];
  if (!isNaturalStep(order.status, to)) {
    questions.push(`Dari “${order.status}” ke “${to}” bukan alur yang biasa.`);
  }
  if (to !== "Return") questions.push(...stockQuestions(order.holds_stock, to));
  if (to === "In Delivery" && !order.resi) questions.push("Nomor resi belum disimpan.");
  return questions;
}

function stockQuestions(held: boolean, to: OrderStatus): string[] {
  const holds = holdsStock(to, false);
  if (held && !holds) return ["Barang dalam pesanan ini kembali ke stok."];
  if (held || !holds) return [];
  return ["Barang diambil lagi dari stok; bila sudah terjual, status tidak dapat diubah."];
}
