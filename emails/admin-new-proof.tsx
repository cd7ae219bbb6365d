import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/money.ts";
import { OrderMail } from "./order-mail.tsx";

export function adminNewProof({ shop, data }: MailProps<"admin-new-proof">) {
  return {
    subject: `Order ${data.orderNo}: a proof of payment to look at`,
    body: (
      <OrderMail
        shop={shop}
        name={data.name}
        heading="A proof of payment came in"
        lead={`${data.customer} has sent a proof of payment.`}
        facts={[
          ["Order", data.orderNo],
          ["Total", formatRupiah(data.total)],
        ]}
        action={{
          label: "Look at the proof",
          href: `${shop.url}/dashboard/orders-detail/${data.orderId}`,
        }}
      />
    ),
  };
}
