import type { OrderStatus, PaymentStatus } from "#lib/orders/order-status.ts";

/** The stored statuses as the dashboard says them. */
export const STATUS_LABELS: Record<OrderStatus, string> = {
  "Waiting for Payment": "Menunggu pembayaran",
  "Payment Confirm": "Pembayaran dikonfirmasi",
  "In Delivery": "Dalam pengiriman",
  Completed: "Selesai",
  Cancelled: "Dibatalkan",
  Return: "Dikembalikan",
  "Out of Stock": "Stok habis",
};

/** Returns the label of a timeline's status. */
export function statusLabel(status: string): string {
  return STATUS_LABELS[status as OrderStatus] ?? status;
}

export const PAYMENT_LABELS: Record<PaymentStatus, string> = {
  Unpaid: "Belum dibayar",
  "Awaiting Verification": "Menunggu verifikasi",
  Paid: "Dibayar",
  Rejected: "Bukti ditolak",
  Refunded: "Uang dikembalikan",
  Expired: "Lewat batas waktu",
};
