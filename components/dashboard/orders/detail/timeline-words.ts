import { REJECTION_NOTE } from "#lib/orders/order-move.ts";
import type { OrderView } from "#lib/orders/schema.ts";

/** Notes are stored in the customers' words; admins read them in Indonesian. */
const NOTES: Record<string, string> = {
  "A proof of payment came in": "Bukti pembayaran masuk",
  "The transfer didn't come in time": "Transfer tidak datang pada waktunya",
  "Another proof of payment didn't come in time":
    "Bukti pembayaran lain tidak datang pada waktunya",
  "The customer has cancelled the order": "Dibatalkan oleh pelanggan",
  "The customer has received the parcel": "Paket sudah diterima pelanggan",
  "The pieces are back on sale": "Barang dijual lagi",
};

/** Returns a timeline note in Indonesian. A note that has no translation stays as it is. */
export function noteInIndonesian(note: string): string {
  if (note.startsWith(`${REJECTION_NOTE}: `)) {
    return `Bukti pembayaran ditolak: ${note.slice(REJECTION_NOTE.length + 2)}`;
  }
  return NOTES[note] ?? note;
}

export function timelineInIndonesian(timeline: OrderView["timeline"]): OrderView["timeline"] {
  return timeline.map((entry) => ({ ...entry, note: noteInIndonesian(entry.note) }));
}
