import { formatDateTime, formatMoment } from "#lib/dates.ts";
import { daysWords } from "#lib/shipping/days-words.ts";

/** Customers read English, the dashboard is Indonesian. */
export type OrderLanguage = "en" | "id";

type OrderWords = {
  subtotal: string;
  total: string;
  deliveryIncluded: string;
  days: (etd: string) => string;
  size: string;
  pieces: (count: number) => string;
  trackAtJne: string;
  /** The digits of the recipient's number follow. */
  askedByJne: string;
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
    days: daysWords,
    size: "Size",
    pieces: (count) => `${count} ${count === 1 ? "piece" : "pieces"}`,
    trackAtJne: "Track it on JNE's website",
    askedByJne:
      "The link copies the tracking number for JNE's page. It also asks for the last five digits of the recipient's phone number:",
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
    trackAtJne: "Lacak di situs JNE",
    askedByJne:
      "Tautan ini menyalin nomor resi untuk situs JNE. Situs itu juga meminta lima angka terakhir nomor telepon penerima:",
    noParcelHistory: "JNE belum punya riwayat untuk nomor ini.",
    askedAt: "Menurut JNE pada",
    moment: formatMoment,
  },
};
