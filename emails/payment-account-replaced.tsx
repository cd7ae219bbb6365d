import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { orderMail } from "./order-mail.tsx";
import { pageLink } from "./page-links.ts";
import { ProofLine } from "./proof-line.tsx";
import { TransferBox } from "./transfer-box.tsx";

type Props = MailProps<"payment-account-replaced">;

const WORDS = words(
  {
    subject: (orderNo: string) => `Order ${orderNo}: another bank account`,
    heading: "Another bank account",
    /** By what the customer has to do: the first sentence, and the end of the first line in an inbox. */
    proofIn: {
      lead: "Your proof of payment is here and we are checking it: please don't pay a second time.",
      news: "please don't pay a second time",
    },
    askedAgain: " Should we ask for another transfer, use the account below.",
    toAccount: {
      lead: "The shop has another bank account now. Please use this one, and not the one that you read before.",
      news: "pay to another account",
    },
    byQris: {
      lead: "The shop's bank account is closed. Please pay with the QRIS code on your order's page.",
      news: "pay by QRIS",
    },
    account: "Our bank account",
    action: "Payment instructions",
  },
  {
    subject: (orderNo) => `Pesanan ${orderNo}: rekening bank lain`,
    heading: "Rekening bank lain",
    proofIn: {
      lead: "Bukti pembayaran Anda sudah ada dan sedang kami periksa: jangan membayar dua kali.",
      news: "jangan membayar dua kali",
    },
    askedAgain: " Bila kami meminta transfer lagi, pakai rekening di bawah.",
    toAccount: {
      lead: "Toko kini punya rekening bank lain. Pakai rekening ini, bukan yang Anda baca sebelumnya.",
      news: "bayar ke rekening lain",
    },
    byQris: {
      lead: "Rekening bank toko sudah ditutup. Bayarlah dengan kode QRIS di halaman pesanan Anda.",
      news: "bayar dengan QRIS",
    },
    account: "Rekening bank kami",
    action: "Cara membayar",
  },
);

function askOf({ accounts, isProofIn }: Props["data"], said: (typeof WORDS)["en"]) {
  const hasAccount = accounts.length > 0;
  if (!isProofIn) return hasAccount ? said.toAccount : said.byQris;
  const { lead, news } = said.proofIn;
  return { lead: hasAccount ? lead + said.askedAgain : lead, news };
}

export function paymentAccountReplaced(props: Props) {
  const { shop, lang, data } = props;
  const said = WORDS[lang];
  return orderMail(props, {
    ...said,
    ...askOf(data, said),
    subject: said.subject(data.orderNo),
    facts: [],
    details:
      data.accounts.length > 0 ? (
        <TransferBox {...props} amount={formatRupiah(data.total)} title={said.account} />
      ) : null,
    href: pageLink(shop, lang, `/checkout-order/${data.orderId}`),
    others: <ProofLine {...props} />,
  });
}
