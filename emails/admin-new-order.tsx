import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/money.ts";
import { OrderMail } from "./order-mail.tsx";

export function adminNewOrder({ shop, data }: MailProps<"admin-new-order">) {
  return {
    subject: `New order ${data.orderNo}: ${formatRupiah(data.total)}`,
    body: (
      <OrderMail
        shop={shop}
        name={data.name}
        heading="A new order"
        lead={`${data.customer} has ordered ${data.quantity} ${data.quantity === 1 ? "piece" : "pieces"}.`}
        facts={[
          ["Order", data.orderNo],
          ["Total", formatRupiah(data.total)],
        ]}
        action={{
          label: "Open in the dashboard",
          href: `${shop.url}/dashboard/orders-detail/${data.orderId}`,
        }}
      />
    ),
  };
}
