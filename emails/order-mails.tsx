import { Link, Text } from "react-email";
import { formatDateTime } from "#lib/dates.ts";
import type { CancelCause, MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/money.ts";
import { moneyBackWords } from "#lib/orders/money-back.ts";
import { DISPATCH_HOURS } from "#lib/shop/promises.ts";
import { OrderMail, orderPage } from "./order-mail.tsx";
import { ProofLine } from "./proof-line.tsx";
import { look } from "./styles.ts";
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

export function paymentConfirmed({ shop, data }: MailProps<"payment-confirmed">) {
  return {
    subject: `Order ${data.orderNo}: payment confirmed`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading="Your payment has come in"
        lead={`Thank you, your transfer has come in. We pack on business days and send your order within ${DISPATCH_HOURS} hours.`}
        action={{ label: "Follow your order" }}
      />
    ),
  };
}

export function proofRejected({ shop, data }: MailProps<"proof-rejected">) {
  const deadline = data.paymentDeadline && formatDateTime(data.paymentDeadline);
  return {
    subject: `Order ${data.orderNo}: please send another proof of payment`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading="We need another proof of payment"
        lead={`We couldn't match the proof of payment that you sent: ${data.reason}`}
        action={{
          label: data.proofLink ? "Send another proof" : "Log in and send another proof",
          href: data.proofLink ?? orderPage(shop, data),
        }}
      >
        {deadline ? (
          <Text style={look.text}>
            Please send it before <strong>{deadline}</strong>
            {data.isLate
              ? "."
              : "; after that the order is cancelled and the pieces go back on sale."}
          </Text>
        ) : null}
      </OrderMail>
    ),
  };
}

export function moneyReturned({ shop, data }: MailProps<"money-returned">) {
  const left =
    data.left > 0 ? ` The other ${formatRupiah(data.left)} follow.` : " That is all of it.";
  return {
    subject: `Order ${data.orderNo}: your money is on its way back`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading="Your money is on its way back"
        lead={`We have sent you ${formatRupiah(data.amount)}.${left} Banks take up to three business days.`}
        facts={[
          ["Order", data.orderNo],
          ["Amount", formatRupiah(data.amount)],
          ["To", data.account],
          ...(data.note === "" ? [] : [["Note", data.note] as [string, string]]),
        ]}
        action={{ label: "See your order" }}
      />
    ),
  };
}

const LEADS: Record<CancelCause, string> = {
  shop: "The order is cancelled and its pieces are on sale again.",
  customer: "You have cancelled the order, and its pieces are on sale again.",
  unpaid:
    "Your transfer didn't come in time, so the order is cancelled and its pieces are on sale again.",
  "proof-rejected":
    "Another proof of payment didn't come in time, so the order is cancelled and its pieces are on sale again.",
};

export function orderCancelled({ shop, data }: MailProps<"order-cancelled">) {
  return {
    subject: `Order ${data.orderNo} is cancelled`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading="Your order is cancelled"
        lead={`${LEADS[data.cause]} ${moneyBackWords(data.paymentStatus, data.lateUntil)}`}
        action={{ label: "Open the order" }}
      >
        {data.proofLink ? (
          <Text style={look.text}>
            <Link href={data.proofLink} style={look.link}>
              Send the proof of payment
            </Link>
          </Text>
        ) : null}
      </OrderMail>
    ),
  };
}

export function outOfStock({ shop, data }: MailProps<"out-of-stock">) {
  return {
    subject: `Order ${data.orderNo}: a piece can't be delivered`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading="A piece can't be delivered"
        lead={`We are sorry: a piece of your order turned out not to be there. ${moneyBackWords(data.paymentStatus)}`}
        action={{ label: "Open the order" }}
      />
    ),
  };
}
