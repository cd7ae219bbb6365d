import type { CancelCause, MailProps } from "#lib/mail/schema.ts";
import { moneyBackText } from "#lib/orders/money/money-back.ts";
import { MailLink } from "./mail-frame.tsx";
import { OrderMail } from "./order-mail.tsx";

const LEADS: Record<CancelCause, string> = {
  shop: "The order is cancelled and its pieces are on sale again.",
  customer: "You have cancelled the order, and its pieces are on sale again.",
  unpaid:
    "Your payment didn't come in time, so the order is cancelled and its pieces are on sale again.",
  "proof-rejected":
    "Another proof of payment didn't come in time, so the order is cancelled and its pieces are on sale again.",
};

export function orderCancelled({ shop, data }: MailProps<"order-cancelled">) {
  return {
    subject: `Order ${data.orderNo} is cancelled`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading="Your order is cancelled"
        news="the order is cancelled"
        lead={`${LEADS[data.cause]} ${moneyBackText(data.paymentStatus, data.lateUntil)}`}
        action={{ label: "Open the order" }}
      >
        {data.proofLink ? (
          <MailLink href={data.proofLink}>Send the proof of payment</MailLink>
        ) : null}
      </OrderMail>
    ),
  };
}
