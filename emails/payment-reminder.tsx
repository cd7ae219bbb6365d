import { formatDateTime } from "#lib/dates.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { OrderMail, orderPage } from "./order-mail.tsx";
import { ProofLine } from "./proof-line.tsx";
import { TransferBox, transferAccounts } from "./transfer-box.tsx";

const TRANSFER = { awaited: "Your transfer", request: "transfer" };
const PROOF = { awaited: "Another proof of payment", request: "send another proof of payment" };

export function paymentReminder({ shop, data }: MailProps<"payment-reminder">) {
  const deadline = formatDateTime(data.paymentDeadline);
  const { awaited, request } = data.isRejected ? PROOF : TRANSFER;
  return {
    subject: `Order ${data.orderNo}: ${awaited.toLowerCase()} is awaited`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading={`${awaited} is awaited`}
        lead={`Please ${request} before ${deadline}; after that the order is cancelled and the pieces go back on sale.`}
        facts={[["Order", data.orderNo]]}
        details={
          <TransferBox
            accounts={transferAccounts(shop, data)}
            amount={formatRupiah(data.total)}
            message={data.orderNo}
          />
        }
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
