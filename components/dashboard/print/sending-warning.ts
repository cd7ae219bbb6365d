import type { PackingView } from "#lib/orders/parcels/packing-schema.ts";
import type { OrderStatus } from "#lib/orders/status/order-status.ts";

const NOT_TO_SEND: readonly OrderStatus[] = ["Cancelled", "Out of Stock", "Return"];

type Printed = Pick<PackingView, "status" | "is_paid">;

/** Returns why a parcel shouldn't be sent (yet); null where it may be. */
export function sendingWarning({ status, is_paid }: Printed): string | null {
  if (NOT_TO_SEND.includes(status)) return `Pesanan ini berstatus “${status}”: jangan dikirim.`;
  return is_paid ? null : "Pesanan ini belum lunas.";
}
