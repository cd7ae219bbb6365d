import { useLanguage } from "#language";
import { formatDate, formatDateTime } from "#lib/dates.ts";
import { words } from "#lib/language/words.ts";
import { languageFor, type OrderReader } from "#lib/orders/status/status-labels.ts";
import { daysLabel } from "#lib/shipping/days-label.ts";

const englishList = new Intl.ListFormat("en-GB");
const indonesianList = new Intl.ListFormat("id");

const CUSTOMER_WORDS = words(
  {
    /** With the carrier's name, as the other functions of `carrier`. */
    askedAt: (carrier: string) => `As ${carrier} told us on`,
    /** Labels of the sum of an order that ended undelivered, and of its charges. */
    asked: "Amount asked",
    copiesResi: (carrier: string) => `The link copies the tracking number for ${carrier}'s page.`,
    /** A day. */
    date: (day: string) => formatDate(day),
    days: (etd: string) => daysLabel(etd),
    included: (charges: readonly string[]) =>
      `${englishList.format(charges).toLowerCase()} included`,
    /** Label before the phone digits that the carrier's form needs. */
    lastFiveDigits: "It also asks for the last five digits of the recipient's phone number:",
    /** A date with its time. */
    moment: (at: string) => formatDateTime(at),
    noParcelHistory: (carrier: string) => `${carrier} has no history for this number yet.`,
    /** Stands as the total of an order that ended undelivered. */
    nothingToPay: "Nothing to pay",
    paid: "You paid",
    pieces: (count: number) => `${count} ${count === 1 ? "piece" : "pieces"}`,
    refunded: "Returned to you",
    /** Link to the picture of a refund's transfer. */
    refundPicture: "Picture of the transfer",
    size: "Size",
    subtotal: "Subtotal",
    total: "Total",
    trackAt: (carrier: string) => `Track it on ${carrier}'s website`,
  },
  {
    askedAt: (carrier) => `Menurut ${carrier} pada`,
    asked: "Semula ditagih",
    copiesResi: (carrier) => `Tautan ini menyalin nomor resi untuk situs ${carrier}.`,
    date: (day) => formatDate(day, "id"),
    days: (etd) => daysLabel(etd, "id"),
    included: (charges) => `termasuk ${indonesianList.format(charges).toLowerCase()}`,
    lastFiveDigits: "Situs itu juga meminta lima angka terakhir nomor telepon penerima:",
    moment: (at) => formatDateTime(at, "id"),
    noParcelHistory: (carrier) => `${carrier} belum punya riwayat untuk nomor ini.`,
    nothingToPay: "Tidak ada tagihan",
    paid: "Anda membayar",
    pieces: (count) => `${count} barang`,
    refunded: "Dikembalikan kepada Anda",
    refundPicture: "Gambar bukti transfer",
    size: "Ukuran",
    subtotal: "Subtotal",
    total: "Total",
    trackAt: (carrier) => `Lacak di situs ${carrier}`,
  },
);

type OrderWords = (typeof CUSTOMER_WORDS)["en"];

const ORDER_WORDS: Record<OrderReader, OrderWords> = {
  ...CUSTOMER_WORDS,
  dashboard: { ...CUSTOMER_WORDS.id, paid: "Diterima", refunded: "Dikembalikan" },
};

/** The parts of an order that customers and the team read. Without a reader they speak the page's language. */
export type Read = { reader?: OrderReader | undefined };

/** Returns who reads a part of an order, the language for it, and its words. */
export function useOrderWords({ reader: given }: Read = {}) {
  const page = useLanguage();
  const reader = given ?? page;
  return { reader, language: languageFor(reader), said: ORDER_WORDS[reader] };
}
