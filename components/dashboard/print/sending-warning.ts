import type { OrderStatus, PaymentStatus } from "#lib/orders/status/order-status.ts";
import { paymentLabel } from "#lib/orders/status/status-labels.ts";

const NOT_TO_SEND: readonly OrderStatus[] = ["Cancelled", "Out of Stock", "Return"];

type Printed = { status: OrderStatus; payment_status: PaymentStatus };

/** Returns why a parcel shouldn't be sent (yet); null where it may be. */
export function sendingWarning({ status, payment_status: payment }: Printed): string | null {
  if (NOT_TO_SEND.includes(status)) return `Pesanan ini berstatus “${status}”: jangan dikirim.`;
  if (payment !== "Paid") return `Pesanan ini belum lunas (${paymentLabel(payment)}).`;
  return null;
}
