import "server-only";
import { qrPicture } from "../../qr/qr-picture.ts";
import type { ShownQris } from "../schema.ts";
import { qrisForAmount } from "./qris-for-amount.ts";
import { readQris } from "./read-qris.ts";

/** Returns a static code for a page, with an amount in rupiah where one is given. */
export function showQris(text: string, rupiah?: number): ShownQris {
  const { merchantName, city } = readQris(text);
  const shown = rupiah === undefined ? text : qrisForAmount(text, rupiah);
  return { merchantName, city, picture: qrPicture(shown) };
}
