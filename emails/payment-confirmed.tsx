import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/money.ts";
import { DISPATCH_HOURS } from "#lib/shop/promises.ts";
import { OrderMail } from "./order-mail.tsx";

export function paymentConfirmed({ shop, data }: MailProps<"payment-confirmed">) {
  return {
    subject: `Order ${data.orderNo}: payment confirmed`,
    body: (
      <OrderMail
        shop={shop}
        name={data.name}
        heading="Your payment has come in"
        lead={`Thank you, your transfer has come in. We pack on business days and send your order within ${DISPATCH_HOURS} hours.`}
        facts={[
          ["Order", data.orderNo],
          ["Total", formatRupiah(data.total)],
        ]}
        action={{ label: "Follow your order", href: `${shop.url}/order-history/${data.orderId}` }}
      />
    ),
  };
}
