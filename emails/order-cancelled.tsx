import { Link, Text } from "react-email";
import type { CancelCause, MailProps } from "#lib/mail/schema.ts";
import { moneyBackText } from "#lib/orders/money/money-back.ts";
import { OrderMail } from "./order-mail.tsx";
import { look } from "./styles.ts";

const LEADS: Record<CancelCause, string> = {
  shop: "The order is cancelled and its pieces are on sale again.",
  customer: "You have cancelled the order, and its pieces are on sale again.",
  unpaid:
    "Your transfer didn't come in time, so the order is cancelled and its pieces are on sale again.",
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
        lead={`${LEADS[data.cause]} ${moneyBackText(data.paymentStatus, data.lateUntil)}`}
        action={{ label: "Open the order" }}
      >
        {data.proofLink ? (
          <Text style={look.text}>
            <Link href={data.proofLink} style={look.link}>
              Send the proof of payment
            </Link>
          </Text>
        ) : null}
      </OrderMail>
    ),
  };
}
