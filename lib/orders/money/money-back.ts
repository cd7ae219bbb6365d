import { formatDateTime } from "../../dates.ts";
import type { OrderStatus, PaymentStatus } from "../status/order-status.ts";

/** The ends of an order whose payment goes back. A Return is agreed on with the customer. */
export const UNDELIVERED_ENDS: readonly OrderStatus[] = ["Cancelled", "Out of Stock"];

/**
 * Returns what the shop tells the customer of an undelivered order about the payment. Pages and mails say
 * the same. `lateUntil`: until when the order takes a proof (ISO 8601). Mails queued by earlier releases know neither.
 */
export function moneyBackText(paymentStatus?: string, lateUntil: string | null = null): string {
  switch (paymentStatus as PaymentStatus | undefined) {
    case "Paid":
      return "We return your money.";
    case "Awaiting Verification":
      return "We look for the transfer that you sent us proof of. If it has come in, we return your money, or send the pieces if they are still here.";
    case "Refunded":
      return "We have returned your money.";
    default:
      if (lateUntil) {
        return `If you have paid already, please don't pay again: send us the proof of payment before ${formatDateTime(lateUntil)}. We send the pieces if they are still here, or return your money.`;
      }
      return "If you have paid already, please write to us and we return your money.";
  }
}
