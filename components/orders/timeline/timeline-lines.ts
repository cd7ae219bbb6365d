import { type Words, words } from "#lib/language/words.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { type OrderReader, timelineLabels } from "#lib/orders/status/status-labels.ts";
import { readTimelineNote, type TimelineNote } from "#lib/orders/status/timeline-notes.ts";

/** The notes as customers say them. */
const CUSTOMER_NOTES: Words<Readonly<Record<TimelineNote, string>>> = words(
  {
    proofReceived: "We received your proof of payment",
    proofRejected: "We couldn't accept your proof of payment",
    paymentMissing: "Your payment hadn't reached us",
    lateMoney: "Your money came after the order had ended. We return it",
    transferOverdue: "Your payment didn't come in time",
    proofOverdue: "Another proof of payment didn't come in time",
    cancelledByCustomer: "You cancelled the order",
    parcelReceived: "You received the parcel",
    backOnSale: "The pieces are back on sale",
    partReceived: "A part of your payment has come in",
    received: "Your payment has come in",
    refunded: "We returned your money",
    writtenOff: "You need not pay the rest",
    corrected: "We corrected an amount",
    told: "We wrote to you by WhatsApp",
  },
  {
    proofReceived: "Bukti pembayaran Anda sudah kami terima",
    proofRejected: "Bukti pembayaran Anda tidak dapat kami terima",
    paymentMissing: "Pembayaran Anda ternyata belum masuk",
    lateMoney: "Uang Anda masuk setelah pesanan berakhir, dan kami kembalikan",
    transferOverdue: "Pembayaran Anda tidak masuk sampai batas waktu",
    proofOverdue: "Bukti yang lain tidak datang sampai batas waktu",
    cancelledByCustomer: "Anda membatalkan pesanan",
    parcelReceived: "Anda sudah menerima paket",
    backOnSale: "Batiknya dijual lagi",
    partReceived: "Sebagian pembayaran Anda sudah masuk",
    received: "Pembayaran Anda sudah masuk",
    refunded: "Uang Anda kami kembalikan",
    writtenOff: "Sisanya tidak perlu Anda bayar",
    corrected: "Kami memperbaiki jumlah uang",
    told: "Kami mengabari Anda lewat WhatsApp",
  },
);

const NOTES: Record<OrderReader, Readonly<Record<TimelineNote, string>>> = {
  ...CUSTOMER_NOTES,
  dashboard: {
    proofReceived: "Bukti pembayaran masuk",
    proofRejected: "Bukti pembayaran ditolak",
    paymentMissing: "Uang ternyata tidak masuk",
    lateMoney: "Uang masuk setelah pesanan berakhir, akan dikembalikan",
    transferOverdue: "Uang tidak masuk tepat waktu",
    proofOverdue: "Bukti pembayaran pengganti tidak masuk tepat waktu",
    cancelledByCustomer: "Pelanggan membatalkan pesanan",
    parcelReceived: "Pelanggan sudah menerima paket",
    backOnSale: "Barang dijual lagi",
    partReceived: "Sebagian uang masuk",
    received: "Uang masuk",
    refunded: "Uang dikembalikan",
    writtenOff: "Sisa tagihan dihapusbukukan",
    corrected: "Jumlah uang diperbaiki",
    told: "Pelanggan dikabari lewat WhatsApp",
  },
};

type TimelineLine = {
  at: string;
  title: string;
  /** Smaller words beside a status; "" where there are none. */
  gloss: string;
  /** True where the title is a status: the stored one, or its Indonesian word for Indonesian customers. */
  isStatus: boolean;
  note: string;
};

/** Returns the timeline's lines. A status that goes on isn't repeated: what happened is the title. */
export function timelineLines(
  timeline: OrderView["timeline"],
  reader: OrderReader,
): TimelineLine[] {
  return timeline.map(({ status: stored, at, note }, index) => {
    const goesOn = timeline[index - 1]?.status === stored && note !== "";
    const known = readTimelineNote(note);
    const said = known ? NOTES[reader][known.kind] : note;
    const reason = known?.reason ?? "";
    if (goesOn) return { at, title: said, gloss: "", isStatus: false, note: reason };
    const told = reason === "" ? said : `${said}: ${reason}`;
    return { at, ...timelineLabels(stored, reader), isStatus: true, note: told };
  });
}
