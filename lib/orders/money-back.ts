import type { OrderStatus, PaymentStatus } from "./order-status.ts";

/** The ends of an order whose payment goes back. A Return is agreed on with the customer. */
export const UNDELIVERED_ENDS: readonly OrderStatus[] = ["Cancelled", "Out of Stock"];

/** The payment statuses of an ended order that the shop has money of, or may have. */
export const HELD_PAYMENTS: readonly PaymentStatus[] = ["Paid", "Awaiting Verification"];

/**
 * Returns what the shop tells the customer of an undelivered order about the payment. Pages and mails say
 * the same. Mails queued by earlier releases don't know the payment status.
 */
export function moneyBackWords(paymentStatus: string | undefined): string {
  switch (paymentStatus as PaymentStatus | undefined) {
    case "Paid":
      return "We return your money.";
    case "Awaiting Verification":
      return "We look for the transfer that you sent us proof of, and return your money.";
    case "Refunded":
      return "We have returned your money.";
    default:
      return "If you have paid already, please write to us and we return your money.";
  }
}
