import { formatDateTime, formatMoment } from "#lib/dates.ts";

/** Customers read English, the dashboard is Indonesian. */
export type OrderLanguage = "en" | "id";

type OrderWords = {
  subtotal: string;
  total: string;
  deliveryIncluded: string;
  days: (etd: string) => string;
  size: string;
  pieces: (count: number) => string;
  more: (count: number) => string;
  trackAtJne: string;
  noParcelHistory: string;
  askedAt: string;
  /** A date with its time. */
  moment: (at: string) => string;
};

export const ORDER_WORDS: Record<OrderLanguage, OrderWords> = {
  en: {
    subtotal: "Subtotal",
    total: "Total",
    deliveryIncluded: "delivery included",
    days: (etd) => `${etd} ${etd === "1" ? "day" : "days"}`,
    size: "Size",
    pieces: (count) => `${count} ${count === 1 ? "piece" : "pieces"}`,
    more: (count) => `and ${count} more`,
    trackAtJne: "Track it on JNE's website",
    noParcelHistory: "JNE has no history for this number yet.",
    askedAt: "As JNE told us on",
    moment: formatDateTime,
  },
  id: {
    subtotal: "Subtotal",
    total: "Total",
    deliveryIncluded: "termasuk ongkir",
    days: (etd) => `${etd} hari`,
    size: "Ukuran",
    pieces: (count) => `${count} potong`,
    more: (count) => `dan ${count} lagi`,
    trackAtJne: "Lacak di situs JNE",
    noParcelHistory: "JNE belum punya riwayat untuk nomor ini.",
    askedAt: "Menurut JNE pada",
    moment: formatMoment,
  },
};
