import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/money.ts";
import { OrderMail } from "./order-mail.tsx";

export function adminNewProof({ shop, data }: MailProps<"admin-new-proof">) {
  return {
    subject: `Pesanan ${data.orderNo}: bukti pembayaran menunggu diperiksa`,
    body: (
      <OrderMail
        shop={shop}
        name={data.name}
        lang="id"
        heading="Bukti pembayaran masuk"
        lead={`${data.customer} mengirim bukti pembayaran.`}
        facts={[
          ["Pesanan", data.orderNo],
          ["Total", formatRupiah(data.total)],
        ]}
        action={{
          label: "Periksa bukti",
          href: `${shop.url}/dashboard/orders-detail/${data.orderId}`,
        }}
      />
    ),
  };
}
