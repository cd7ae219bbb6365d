import type { MailProps } from "#lib/mail/schema.ts";
import { OrderMail } from "./order-mail.tsx";

export function adminNewProof({ shop, data }: MailProps<"admin-new-proof">) {
  return {
    subject: `Pesanan ${data.orderNo}: bukti pembayaran menunggu diperiksa`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        lang="id"
        isForTeam
        heading="Bukti pembayaran masuk"
        news={`bukti dari ${data.customer} menunggu diperiksa`}
        lead={`${data.customer} mengirim bukti pembayaran.`}
        action={{ label: "Periksa bukti" }}
      />
    ),
  };
}
