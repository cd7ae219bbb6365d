import { formatDateTime } from "#lib/dates.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { OrderMail, orderPage } from "./order-mail.tsx";
import { ProofLine } from "./proof-line.tsx";
import { TransferBox, transferAccounts } from "./transfer-box.tsx";

export function paymentShort({ shop, data }: MailProps<"payment-short">) {
  const due = formatRupiah(data.due);
  const until = data.paymentDeadline;
  const request = until
    ? `Please transfer the rest before ${formatDateTime(until)}; after that the order is cancelled, and we return your money.`
    : "Your order goes on. Please transfer the rest.";
  return {
    subject: `Order ${data.orderNo}: ${due} is still due`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading={`${due} is still due`}
        lead={`${formatRupiah(data.came)} of your order's ${formatRupiah(data.total)} came in. ${request}`}
        facts={[["Order", data.orderNo]]}
        details={
          <TransferBox
            accounts={transferAccounts(shop, data)}
            amount={due}
            message={data.orderNo}
          />
        }
        action={{ label: "See your order" }}
      >
        {until ? <ProofLine link={data.proofLink} orderLink={orderPage(shop, data)} /> : null}
      </OrderMail>
    ),
  };
}
