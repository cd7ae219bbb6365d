import type { MailProps } from "#lib/mail/schema.ts";
import { orderMail } from "./order-mail.tsx";

export function adminNewProof({ shop, data }: MailProps<"admin-new-proof">) {
  return orderMail(
    { shop, data, lang: "id" },
    {
      subject: `Pesanan ${data.orderNo}: bukti pembayaran menunggu diperiksa`,
      heading: "Bukti pembayaran masuk",
      news: `bukti dari ${data.customer} menunggu diperiksa`,
      lead: `${data.customer} mengirim bukti pembayaran.`,
      action: "Periksa bukti",
      isForTeam: true,
    },
  );
}
