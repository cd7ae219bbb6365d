import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { OrderMail, orderPage } from "./order-mail.tsx";
import { ProofLine } from "./proof-line.tsx";
import { TransferBox } from "./transfer-box.tsx";

type Props = MailProps<"payment-account-replaced">;

const PROOF_IN =
  "Your proof of payment is here and we are checking it: please don't pay a second time.";

/** The first sentence, and the end of the first line in an inbox. */
function words({ accounts, isProofIn }: Props["data"]): { lead: string; news: string } {
  const hasAccount = accounts.length > 0;
  if (isProofIn) {
    const askedAgain = " Should we ask for another transfer, use the account below.";
    return {
      lead: hasAccount ? PROOF_IN + askedAgain : PROOF_IN,
      news: "please don't pay a second time",
    };
  }
  return hasAccount
    ? {
        lead: "The shop has another bank account now. Please use this one, and not the one that you read before.",
        news: "pay to another account",
      }
    : {
        lead: "The shop's bank account is closed. Please pay with the QRIS code on your order's page.",
        news: "pay by QRIS",
      };
}

export function paymentAccountReplaced({ shop, data }: Props) {
  return {
    subject: `Order ${data.orderNo}: another bank account`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading="Another bank account"
        {...words(data)}
        facts={[["Order", data.orderNo]]}
        details={
          data.accounts.length > 0 ? (
            <TransferBox
              shop={shop}
              data={data}
              amount={formatRupiah(data.total)}
              title="Our bank account"
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
