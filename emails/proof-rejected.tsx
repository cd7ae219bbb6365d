import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/money.ts";
import { OrderMail } from "./order-mail.tsx";

export function proofRejected({ shop, data }: MailProps<"proof-rejected">) {
  return {
    subject: `Order ${data.orderNo}: please send another proof of payment`,
    body: (
      <OrderMail
        shop={shop}
        name={data.name}
        heading="We need another proof of payment"
        lead={`We couldn't match the proof of payment that you sent: ${data.reason}`}
        facts={[
          ["Order", data.orderNo],
          ["Total", formatRupiah(data.total)],
        ]}
        action={{
          label: data.proofLink ? "Send another proof" : "Log in and send another proof",
          href: data.proofLink ?? `${shop.url}/order-history/${data.orderId}`,
        }}
      />
    ),
  };
}
