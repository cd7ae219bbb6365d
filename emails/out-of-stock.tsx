import type { MailProps } from "#lib/mail/schema.ts";
import { moneyBackText } from "#lib/orders/money/money-back.ts";
import { OrderMail } from "./order-mail.tsx";

export function outOfStock({ shop, data }: MailProps<"out-of-stock">) {
  return {
    subject: `Order ${data.orderNo}: a piece can't be delivered`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading="A piece can't be delivered"
        news="a piece can't be delivered"
        lead={`We are sorry: a piece of your order turned out not to be there. ${moneyBackText(data.paymentStatus)}`}
        action={{ label: "Open the order" }}
      />
    ),
  };
}
