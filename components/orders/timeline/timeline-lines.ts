import type { OrderView } from "#lib/orders/schema.ts";
import { timelineLabels } from "#lib/orders/status/status-labels.ts";
import { readTimelineNote, type TimelineNote } from "#lib/orders/status/timeline-notes.ts";
import type { OrderLanguage } from "../order-copy.ts";

/** The notes as their readers say them: customers in English, admins in Indonesian. */
const WORDS: Record<OrderLanguage, Record<TimelineNote, string>> = {
  en: {
    proofReceived: "We received your proof of payment",
    proofRejected: "We couldn't accept your proof of payment",
    paymentMissing: "Your transfer hadn't reached us",
    lateMoney: "Your money came after the order had ended. We return it",
    transferOverdue: "Your transfer didn't come in time",
    proofOverdue: "Another proof of payment didn't come in time",
    cancelledByCustomer: "You cancelled the order",
    parcelReceived: "You received the parcel",
    backOnSale: "The pieces are back on sale",
    partReceived: "A part of your payment has come in",
    received: "Your transfer has come in",
    refunded: "We returned your money",
    writtenOff: "You need not pay the rest",
    corrected: "We corrected an amount",
  },
  id: {
    proofReceived: "Bukti pembayaran masuk",
    proofRejected: "Bukti pembayaran ditolak",
    paymentMissing: "Uang ternyata tidak masuk",
    lateMoney: "Uang masuk setelah pesanan berakhir, akan dikembalikan",
    transferOverdue: "Transfer tidak masuk tepat waktu",
    proofOverdue: "Bukti pembayaran pengganti tidak masuk tepat waktu",
    cancelledByCustomer: "Pelanggan membatalkan pesanan",
    parcelReceived: "Pelanggan sudah menerima paket",
    backOnSale: "Barang dijual lagi",
    partReceived: "Sebagian uang masuk",
    received: "Uang masuk",
    refunded: "Uang dikembalikan",
    writtenOff: "Sisa tagihan dihapusbukukan",
    corrected: "Jumlah uang diperbaiki",
  },
};

type TimelineLine = {
  at: string;
  title: string;
  /** Smaller words beside a status; "" where there are none. */
  gloss: string;
  /** True where the title is a status, in English. */
  isStatus: boolean;
  note: string;
};

/** Returns the timeline's lines. A status that goes on isn't repeated: what happened is the title. */
export function timelineLines(
  timeline: OrderView["timeline"],
  language: OrderLanguage,
): TimelineLine[] {
  return timeline.map(({ status: stored, at, note }, index) => {
    const goesOn = timeline[index - 1]?.status === stored && note !== "";
    const known = readTimelineNote(note);
    const words = known ? WORDS[language][known.kind] : note;
    const reason = known?.reason ?? "";
    if (goesOn) return { at, title: words, gloss: "", isStatus: false, note: reason };
    const told = reason === "" ? words : `${words}: ${reason}`;
    return { at, ...timelineLabels(stored, language), isStatus: true, note: told };
  });
}
