import { moneyBackWords } from "#lib/orders/money-back.ts";
import type { OrderStatus } from "#lib/orders/order-status.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { getCarrier } from "#lib/shipping/carriers.ts";
import { DISPATCH_HOURS } from "#lib/shop/promises.ts";

type Lead = { heading: string; text: string };

/** First words after the payment was settled. */
const LEADS: Record<
  Exclude<OrderStatus, "Waiting for Payment" | "In Delivery" | "Cancelled" | "Out of Stock">,
  Lead
> = {
  "Payment Confirm": {
    heading: "Your payment has come in.",
    text: `Thank you. We pack on business days and send your order within ${DISPATCH_HOURS} hours.`,
  },
  Completed: {
    heading: "Your order is completed.",
    text: "The parcel has arrived. Thank you for buying from us.",
  },
  Return: {
    heading: "This order came back to us.",
    text: "The parcel was returned to the shop.",
  },
};

/** Returns the first words of an order's page, worded for any day it is opened. */
export function orderLead(
  order: Pick<OrderView, "status" | "payment_status" | "carrier" | "late_proof_until">,
): Lead {
  if (order.status === "Waiting for Payment") return waitingLead(order);
  if (order.status === "Cancelled") return cancelledLead(order);
  if (order.status === "Out of Stock") return outOfStockLead(order);
  if (order.status === "In Delivery") return sentLead(order);
  return LEADS[order.status];
}

function waitingLead({ payment_status }: Pick<OrderView, "payment_status">): Lead {
  switch (payment_status) {
    case "Awaiting Verification":
      return {
        heading: "Thank you. We are checking your transfer.",
        text: "You need not do anything more: we write to you as soon as it is confirmed.",
      };
    case "Rejected":
      return {
        heading: "We need another proof of payment.",
        text: "The pieces are still set aside for you.",
      };
    case "Paid":
      return {
        heading: "Your payment has come in.",
        text: "Thank you. You need not do anything more: the pieces are set aside for you.",
      };
    default:
      return {
        heading: "Thank you. The pieces are set aside for you.",
        text: "Please pay by bank transfer, then send us the proof.",
      };
  }
}

function sentLead({ carrier }: Pick<OrderView, "carrier">): Lead {
  return {
    heading: "Your order is on its way.",
    text: `We have handed your parcel to ${getCarrier(carrier).name}.`,
  };
}

function cancelledLead({
  payment_status,
  late_proof_until,
}: Pick<OrderView, "payment_status" | "late_proof_until">): Lead {
  const moneyBack = moneyBackWords(payment_status, late_proof_until);
  if (payment_status === "Expired") {
    return {
      heading: "This order has run out.",
      text: `A transfer that we could match didn't come in time, so the order is cancelled and its pieces are on sale again. ${moneyBack}`,
    };
  }
  return {
    heading: "This order is cancelled.",
    text: `Its pieces are on sale again. ${moneyBack}`,
  };
}

function outOfStockLead({ payment_status }: Pick<OrderView, "payment_status">): Lead {
  return {
    heading: "A piece can't be delivered.",
    text: `We are sorry: a piece of this order turned out not to be there. ${moneyBackWords(payment_status)}`,
  };
}
