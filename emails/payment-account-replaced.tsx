import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { OrderMail, orderPage } from "./order-mail.tsx";
import { ProofLine } from "./proof-line.tsx";
import { TransferBox } from "./transfer-box.tsx";

const PAY =
  "The shop has another bank account now. Please use this one, and not the one that you read before.";
const BY_QRIS =
  "The shop's bank account is closed. Please pay with the QRIS code on your order's page.";
const PROOF_IN =
  "Your proof of payment is here and we are checking it: please don't transfer a second time.";

export function paymentAccountReplaced({ shop, data }: MailProps<"payment-account-replaced">) {
  const { accounts, isProofIn } = data;
  const lead = accounts.length > 0 ? PAY : BY_QRIS;
  return {
    subject: `Order ${data.orderNo}: another bank account`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading="Another bank account"
        lead={
          isProofIn
            ? `${PROOF_IN} Should we ask for another transfer, use the account below.`
            : lead
        }
        facts={[["Order", data.orderNo]]}
        details={
          accounts.length > 0 ? (
            <TransferBox
              accounts={accounts}
              amount={formatRupiah(data.total)}
              message={data.orderNo}
            />
          ) : null
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
