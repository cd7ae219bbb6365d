import { formatDate, formatDateInIndonesian, formatDateTime, formatMoment } from "#lib/dates.ts";
import { daysLabel } from "#lib/shipping/days-label.ts";

/** Customers read English, the dashboard is Indonesian. */
export type OrderLanguage = "en" | "id";

type OrderCopy = {
  subtotal: string;
  total: string;
  /** Labels of the sum of an order that ended undelivered, and of its charges. */
  asked: string;
  included: (charges: readonly string[]) => string;
  /** Stands as such an order's total. */
  nothingToPay: string;
  paid: string;
  days: (etd: string) => string;
  size: string;
  pieces: (count: number) => string;
  /** With the carrier's name, as the next three. */
  trackAt: (carrier: string) => string;
  copiesResi: (carrier: string) => string;
  noParcelHistory: (carrier: string) => string;
  askedAt: (carrier: string) => string;
  /** Label before the phone digits that the carrier's form needs. */
  lastFiveDigits: string;
  /** A date with its time. */
  moment: (at: string) => string;
  refunded: string;
  /** Link to the picture of a refund's transfer. */
  refundPicture: string;
  /** A day. */
  date: (day: string) => string;
};

const englishList = new Intl.ListFormat("en-GB");
const indonesianList = new Intl.ListFormat("id");

export const ORDER_COPY: Record<OrderLanguage, OrderCopy> = {
  en: {
    subtotal: "Subtotal",
    total: "Total",
    asked: "Amount asked",
    included: (charges) => `${englishList.format(charges).toLowerCase()} included`,
    nothingToPay: "Nothing to pay",
    paid: "You paid",
    days: daysLabel,
    size: "Size",
    pieces: (count) => `${count} ${count === 1 ? "piece" : "pieces"}`,
    trackAt: (carrier) => `Track it on ${carrier}'s website`,
    copiesResi: (carrier) => `The link copies the tracking number for ${carrier}'s page.`,
    noParcelHistory: (carrier) => `${carrier} has no history for this number yet.`,
    askedAt: (carrier) => `As ${carrier} told us on`,
    lastFiveDigits: "It also asks for the last five digits of the recipient's phone number:",
    moment: formatDateTime,
    refunded: "Returned to you",
    refundPicture: "Picture of the transfer",
    date: formatDate,
  },
  id: {
    subtotal: "Subtotal",
    total: "Total",
    asked: "Semula ditagih",
    included: (charges) => `termasuk ${indonesianList.format(charges).toLowerCase()}`,
    nothingToPay: "Tidak ada tagihan",
    paid: "Diterima",
    days: (etd) => `${etd} hari`,
    size: "Ukuran",
    pieces: (count) => `${count} potong`,
    trackAt: (carrier) => `Lacak di situs ${carrier}`,
    copiesResi: (carrier) => `Tautan ini menyalin nomor resi untuk situs ${carrier}.`,
    noParcelHistory: (carrier) => `${carrier} belum punya riwayat untuk nomor ini.`,
    askedAt: (carrier) => `Menurut ${carrier} pada`,
    lastFiveDigits: "Situs itu juga meminta lima angka terakhir nomor telepon penerima:",
    moment: formatMoment,
    refunded: "Dikembalikan",
    refundPicture: "Gambar bukti transfer",
    date: formatDateInIndonesian,
  },
};
