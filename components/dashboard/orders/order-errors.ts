import { ApiError } from "#lib/http/browser/client.ts";
import type { UpdateOrderInput } from "#lib/orders/schema.ts";
import { ORDER_STATUSES, type OrderStatus } from "#lib/orders/status/order-status.ts";
import type { ReviewProofInput } from "#lib/payments/schema.ts";

export const NOT_SAVED = "Perubahan belum tersimpan. Periksa koneksi, lalu coba lagi.";
export const ORDER_GONE = "Pesanan ini tidak ada lagi.";

/** Returns why an order kept its status. `present` is its status; null where stock was missing. */
export function orderConflictMessage(
  present: OrderStatus | null,
  seen: OrderStatus | undefined,
): string {
  if (present === null) {
    return "Barang dalam pesanan ini sudah terjual atau dihapus, jadi pesanan tetap seperti semula.";
  }
  if (present === seen) {
    return "Akun pelanggan sudah dihapus, jadi pesanan ini tidak bisa dibuka lagi.";
  }
  return `Pesanan ini sekarang berstatus “${present}”. Periksa lagi sebelum mengubahnya.`;
}

/** Returns the words for a change of an order, or a review of its proof, that the API refused. */
export function orderErrorMessage(
  error: Error,
  change: UpdateOrderInput | ReviewProofInput,
): string {
  if (!(error instanceof ApiError)) return NOT_SAVED;
  const field = Object.values(error.fields)[0]?.[0];
  if (error.status === 422 && field) return field;
  if (error.status === 404) return ORDER_GONE;
  if (error.status !== 409) return NOT_SAVED;
  const isAnswered = "state" in change && ("state" in error.body || "status" in error.body);
  if ("late" in change && !isAnswered) return orderConflictMessage(null, undefined);
  if ("state" in change) return "Bukti atau pesanan ini sudah berubah. Periksa lagi.";
  const present = ORDER_STATUSES.find((status) => status === error.body.status) ?? null;
  return orderConflictMessage(present, change.status_seen);
}
