import type { OrderView } from "#lib/orders/schema.ts";
import { holdsStock, isNaturalStep, type OrderStatus } from "#lib/orders/status/order-status.ts";

/**
 * Returns the questions before a change of status (docs/orders.md#confirmations). Empty when there are
 * none. Return has its own question about restocking.
 */
export function statusQuestions(
  order: Pick<OrderView, "status" | "payment_status" | "resi" | "holds_stock">,
  to: OrderStatus,
): string[] {
  const questions: string[] = [];
  if (!isNaturalStep(order.status, to)) {
    questions.push(`Dari “${order.status}” ke “${to}” bukan alur yang biasa.`);
  }
  if (to === "Waiting for Payment" && order.payment_status === "Paid") {
    questions.push("Pembayarannya tetap tercatat, jadi pesanan ini tidak lagi batal otomatis.");
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
