import { AppError } from "../../errors.ts";
import { TIP_TAGS } from "./qris-for-amount.ts";
import { MAX_LENGTH, type Qris, readQris } from "./read-qris.ts";

/** Tag, length and up to 13 digits, which an order adds. */
const AMOUNT_LENGTH = 17;

const MOST = MAX_LENGTH - AMOUNT_LENGTH;

/** Signs that nobody sees, or that the database can't store. */
const UNSEEN = /[\p{Cc}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;

/**
 * Parses the text of a static QRIS code that the shop is to use from now on, as readQris does. A checksum in
 * lower case is mended, and what a chat put in is left out. Throws invalid as readQris, and for a tip or a fee, for unseen signs, and where no
 * amount fits in.
 */
export function readNewQris(pasted: string): Qris {
  const text = pasted
    .replaceAll(/[\r\n\p{Cf}]/gu, "")
    .replaceAll(/\p{Zs}/gu, " ")
    .trim()
    .replace(/(?<=6304)[0-9a-f]{4}$/i, (checksum) => checksum.toUpperCase());
  if (UNSEEN.test(text)) throw invalid("QRIS ini memuat karakter yang tidak terlihat");
  const qris = readQris(text);
  if (text.length > MOST) {
    throw invalid(`Teks QRIS paling banyak ${MOST} karakter, agar jumlah pesanan muat`);
  }
  if (qris.fields.some(({ tag }) => TIP_TAGS.includes(tag))) {
    throw invalid("QRIS ini meminta tip atau biaya (bagian 55 sampai 57): pakai QRIS tanpa tip");
  }
  return qris;
}

const invalid = (message: string) => new AppError("invalid", message);
