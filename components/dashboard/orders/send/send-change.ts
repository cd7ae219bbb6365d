import { resiField, type UpdateOrderInput } from "#lib/orders/schema.ts";

export const NO_RESI = "Isi nomor resi dulu";

/** Returns the change that sends a paid order, or the error of its resi. */
export function sendChange(typed: string): { change: UpdateOrderInput } | { error: string } {
  const { success, data: resi, error } = resiField.safeParse(typed);
  if (!success) return { error: error.issues[0]?.message ?? NO_RESI };
  if (resi === "") return { error: NO_RESI };
  return { change: { resi, status: "In Delivery", status_seen: "Payment Confirm" } };
}
