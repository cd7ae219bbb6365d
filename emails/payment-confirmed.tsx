import type { MailProps } from "#lib/mail/schema.ts";
import { DISPATCH_HOURS } from "#lib/shop/promises.ts";
import { OrderMail } from "./order-mail.tsx";

export function paymentConfirmed({ shop, data }: MailProps<"payment-confirmed">) {
  return {
    subject: `Order ${data.orderNo}: payment confirmed`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading="Your payment has come in"
        news="your payment has come in"
        lead={`Thank you, your payment has come in. We pack on business days and send your order within ${DISPATCH_HOURS} hours.`}
        action={{ label: "Follow your order" }}
      />
    ),
  };
}
