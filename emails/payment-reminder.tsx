import { formatDateTime } from "#lib/dates.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/money.ts";
import { OrderMail } from "./order-mail.tsx";
import { ProofLine } from "./proof-line.tsx";

export function paymentReminder({ shop, data }: MailProps<"payment-reminder">) {
  const deadline = formatDateTime(data.paymentDeadline);
  return {
    subject: `Order ${data.orderNo}: your transfer is awaited`,
    body: (
      <OrderMail
        shop={shop}
        name={data.name}
        heading="Your transfer is awaited"
        lead={`Please transfer before ${deadline}; after that the order is cancelled and the pieces go back on sale.`}
        facts={[
          ["Order", data.orderNo],
          ["Total", formatRupiah(data.total)],
          ["Bank", shop.bank.bank],
          ["Account number", shop.bank.number],
          ["Account holder", shop.bank.holder],
        ]}
        action={{
          label: "Payment instructions",
          href: `${shop.url}/checkout-order/${data.orderId}`,
        }}
      >
        <ProofLine link={data.proofLink} orderLink={`${shop.url}/order-history/${data.orderId}`} />
      </OrderMail>
    ),
  };
}
