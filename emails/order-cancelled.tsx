import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/money.ts";
import { OrderMail } from "./order-mail.tsx";

export function orderCancelled({ shop, data }: MailProps<"order-cancelled">) {
  return {
    subject: `Order ${data.orderNo} is cancelled`,
    body: (
      <OrderMail
        shop={shop}
        name={data.name}
        heading="Your order is cancelled"
        lead={
          data.expired
            ? "Your transfer didn't come in time, so the order is cancelled and its pieces are on sale again."
            : "The order is cancelled and its pieces are on sale again. If you have paid already, answer this mail and we return your money."
        }
        facts={[
          ["Order", data.orderNo],
          ["Total", formatRupiah(data.total)],
        ]}
        action={{ label: "Open the order", href: `${shop.url}/order-history/${data.orderId}` }}
      />
    ),
  };
}
