import { AppError } from "../../errors.ts";
import { crc16, formatEmvField } from "../internal/qris/emv-fields.ts";
import { readQris } from "./read-qris.ts";

/** EMVCo gives an amount 13 characters. */
const MAX_RUPIAH = 9_999_999_999_999;

const CHANGED = ["01", "54", "63"];

/** Tags of a tip or a fee, by which the payer would pay another sum. Earlier releases stored such codes. */
export const TIP_TAGS: readonly string[] = ["55", "56", "57"];

/**
 * Returns the text of a code for one payment: the static code with the amount in whole rupiah and
 * without tip or fee. All other fields keep their values. Throws invalid for a text that isn't a static QRIS code, and for an amount that
 * isn't from 1 to 9,999,999,999,999.
 */
export function qrisForAmount(staticText: string, rupiah: number): string {
  if (!Number.isInteger(rupiah) || rupiah < 1 || rupiah > MAX_RUPIAH) {
    throw new AppError("invalid", "Nominal QRIS harus rupiah bulat, paling banyak 13 angka");
  }
  const left = [...CHANGED, ...TIP_TAGS];
  const kept = readQris(staticText).fields.filter(({ tag }) => !left.includes(tag));
  const body = [...kept, { tag: "01", value: "12" }, { tag: "54", value: String(rupiah) }]
    .sort((one, other) => Number(one.tag) - Number(other.tag))
    .map(formatEmvField)
    .join("");
  return `${body}6304${crc16(`${body}6304`)}`;
}
