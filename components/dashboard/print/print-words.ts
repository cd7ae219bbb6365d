import type { OrderStatus, PaymentStatus } from "#lib/orders/order-status.ts";

/** Print-outs go to customers and couriers, so the dashboard's English words are Indonesian here. */
export const PAYMENT_WORDS: Record<PaymentStatus, string> = {
  Unpaid: "Belum dibayar",
  "Awaiting Verification": "Menunggu verifikasi",
  Paid: "Lunas",
  Rejected: "Bukti transfer ditolak",
  Refunded: "Dana dikembalikan",
  Expired: "Kedaluwarsa",
};

const NOT_TO_SEND: readonly OrderStatus[] = ["Cancelled", "Out of Stock", "Return"];

type Printed = { status: OrderStatus; payment_status: PaymentStatus };

/** Returns why a parcel shouldn't be sent (yet); null where it may be. */
export function sendingDoubt({ status, payment_status: payment }: Printed): string | null {
  if (NOT_TO_SEND.includes(status)) return `Pesanan ini berstatus “${status}”: jangan dikirim.`;
  if (payment !== "Paid") return `Pesanan ini belum lunas (${PAYMENT_WORDS[payment]}).`;
  return null;
}
