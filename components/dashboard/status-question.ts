import { isNaturalStep, type OrderStatus, stockEffect } from "#lib/orders/order-status.ts";

/**
 * What an admin is asked before a status is set: off the natural path, and In Delivery without a
 * resi (decisions.md, Stock and orders). Empty where there is nothing to ask.
 */
export function statusQuestions(from: OrderStatus, to: OrderStatus, resi: string | null): string[] {
  const questions: string[] = [];
  if (!isNaturalStep(from, to)) {
    questions.push(`Dari “${from}” ke “${to}” bukan alur yang biasa.`);
    const effect = stockEffect(from, to);
    if (effect === "give-back") questions.push("Barang dalam pesanan ini kembali ke stok.");
    if (effect === "take") {
      questions.push(
        "Barang diambil lagi dari stok; bila sudah terjual, status tidak dapat diubah.",
      );
    }
  }
  if (to === "In Delivery" && !resi) questions.push("Nomor resi belum disimpan.");
  return questions;
}
