import { formatDateTime } from "#lib/dates.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { formatShortMoment } from "./first-line.ts";
import { OrderMail, orderPage } from "./order-mail.tsx";
import { ProofLine } from "./proof-line.tsx";
import { TransferBox } from "./transfer-box.tsx";

export function paymentShort({ shop, data }: MailProps<"payment-short">) {
  const due = formatRupiah(data.due);
  const until = data.paymentDeadline;
  const request = until
    ? `Please pay the rest before ${formatDateTime(until)}; after that the order is cancelled, and we return your money.`
    : "Your order goes on. Please pay the rest.";
  return {
    subject: `Order ${data.orderNo}: ${due} is still due`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading={`${due} is still due`}
        news={until ? `still due, pay by ${formatShortMoment(until)}` : "still due"}
        rupiah={data.due}
        lead={`${formatRupiah(data.came)} of your order's ${formatRupiah(data.total)} came in. ${request}`}
        facts={[["Order", data.orderNo]]}
        details={<TransferBox shop={shop} data={data} amount={due} />}
        action={{ label: "See your order" }}
      >
        {until ? <ProofLine link={data.proofLink} orderLink={orderPage(shop, data)} /> : null}
      </OrderMail>
    ),
  };
}
