import type { OrderView } from "#lib/orders/schema.ts";
import { readTimelineNote, type TimelineNote } from "#lib/orders/timeline-notes.ts";
import type { OrderLanguage } from "./order-words.ts";
import { statusLabel } from "./status-labels.ts";

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
  /** True where the title is a status. */
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
    const status = language === "id" ? statusLabel(stored) : stored;
    const known = readTimelineNote(note);
    if (!known)
      return { at, title: goesOn ? note : status, isStatus: !goesOn, note: goesOn ? "" : note };
    const words = WORDS[language][known.kind];
    if (goesOn) return { at, title: words, isStatus: false, note: known.reason };
    const reason = known.reason === "" ? "" : `: ${known.reason}`;
    return { at, title: status, isStatus: true, note: words + reason };
  });
}
