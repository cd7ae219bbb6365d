import { formatDateTime } from "#lib/dates.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { formatShortMoment } from "./first-line.ts";
import { OrderMail, orderPage } from "./order-mail.tsx";
import { ProofLine } from "./proof-line.tsx";
import { TransferBox } from "./transfer-box.tsx";

const PAYMENT = { awaited: "Your payment", request: "pay" };
const PROOF = {
  awaited: "Another proof of payment",
  request: "send another proof of payment",
  title: "The payment that we look for",
};

export function paymentReminder({ shop, data }: MailProps<"payment-reminder">) {
  const deadline = formatDateTime(data.paymentDeadline);
  const { awaited, request, ...box } = data.isRejected ? PROOF : PAYMENT;
  return {
    subject: `Order ${data.orderNo}: ${awaited.toLowerCase()} is awaited`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading={`${awaited} is awaited`}
        news={`${request} by ${formatShortMoment(data.paymentDeadline)}`}
        lead={`Please ${request} before ${deadline}; after that the order is cancelled and the pieces go back on sale.`}
        facts={[["Order", data.orderNo]]}
        details={<TransferBox shop={shop} data={data} amount={formatRupiah(data.total)} {...box} />}
        action={{
          label: "Payment instructions",
          href: `${shop.url}/checkout-order/${data.orderId}`,
        }}
      >
        <ProofLine link={data.proofLink} orderLink={orderPage(shop, data)} />
      </OrderMail>
    ),
  };
}
