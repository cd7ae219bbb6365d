import { formatDateTime } from "../../dates.ts";
import type { Language } from "../../language/languages.ts";
import { words } from "../../language/words.ts";
import type { OrderStatus, PaymentStatus } from "../status/order-status.ts";

/** The ends of an order whose payment goes back. A Return is agreed on with the customer. */
export const UNDELIVERED_ENDS: readonly OrderStatus[] = ["Cancelled", "Out of Stock"];

const BACK_WORDS = words(
  {
    paid: "We return your money.",
    awaiting:
      "We look for the payment that you sent us proof of. If it has come in, we return your money, or send the pieces if they are still here.",
    refunded: "We have returned your money.",
    late: (until: string) =>
      `If you have paid already, please don't pay again: send us the proof of payment before ${until}. We send the pieces if they are still here, or return your money.`,
    unpaid: "If you have paid already, please write to us and we return your money.",
  },
  {
    paid: "Uang Anda kami kembalikan.",
    awaiting:
      "Kami mencari pembayaran yang buktinya Anda kirim. Bila sudah masuk, uang Anda kami kembalikan, atau batiknya kami kirim bila masih ada.",
    refunded: "Uang Anda sudah kami kembalikan.",
    late: (until) =>
      `Bila sudah membayar, jangan membayar lagi: kirim bukti pembayaran sebelum ${until}. Batiknya kami kirim bila masih ada, atau uang Anda kami kembalikan.`,
    unpaid: "Bila sudah membayar, tulislah kepada kami dan uang Anda kami kembalikan.",
  },
);

/**
 * Returns what the shop tells the customer of an undelivered order about the payment. Pages and mails say
 * the same. `lateUntil`: until when the order takes a proof (ISO 8601). Mails queued by earlier releases know neither.
 */
export function moneyBackText(
  paymentStatus?: string,
  lateUntil: string | null = null,
  language: Language = "en",
): string {
  const said = BACK_WORDS[language];
  switch (paymentStatus as PaymentStatus | undefined) {
    case "Paid":
      return said.paid;
    case "Awaiting Verification":
      return said.awaiting;
    case "Refunded":
      return said.refunded;
    default:
      return lateUntil ? said.late(formatDateTime(lateUntil, language)) : said.unpaid;
  }
}
