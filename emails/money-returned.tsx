import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { groupAccount } from "./mail-table.tsx";
import { OrderMail } from "./order-mail.tsx";

const WORDS = words(
  {
    subject: (orderNo: string) => `Order ${orderNo}: your money is on its way back`,
    heading: "Your money is on its way back",
    news: "on its way back to you",
    sent: (amount: string) => `We have sent you ${amount}.`,
    follows: (amount: string) => `The other ${amount} follow.`,
    all: "That is all of it.",
    banks: "Banks take up to three business days.",
    order: "Order",
    amount: "Amount",
    to: "To",
    note: "Note",
    action: "See your order",
  },
  {
    subject: (orderNo) => `Pesanan ${orderNo}: uang Anda sedang dikembalikan`,
    heading: "Uang Anda sedang dikembalikan",
    news: "sedang dikembalikan kepada Anda",
    sent: (amount) => `Kami sudah mengirim ${amount} kepada Anda.`,
    follows: (amount) => `Sisanya ${amount} menyusul.`,
    all: "Itu sudah semuanya.",
    banks: "Bank memerlukan sampai tiga hari kerja.",
    order: "Pesanan",
    amount: "Jumlah",
    to: "Ke",
    note: "Catatan",
    action: "Lihat pesanan Anda",
  },
);

export function moneyReturned({ shop, lang, data }: MailProps<"money-returned">) {
  const said = WORDS[lang];
  const amount = formatRupiah(data.amount);
  const left = data.left > 0 ? said.follows(formatRupiah(data.left)) : said.all;
  return {
    subject: said.subject(data.orderNo),
    body: (
      <OrderMail
        {...{ shop, lang, data }}
        heading={said.heading}
        news={said.news}
        rupiah={data.amount}
        lead={`${said.sent(amount)} ${left} ${said.banks}`}
        facts={[
          [said.order, data.orderNo],
          [said.amount, amount],
          [said.to, groupAccount(data.account)],
          ...(data.note === "" ? [] : [[said.note, data.note] as [string, string]]),
        ]}
        action={{ label: said.action }}
      />
    ),
  };
}
