import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { groupAccount, type Row } from "./mail-table.tsx";
import { orderMail } from "./order-mail.tsx";

const WORDS = words(
  {
    subject: (orderNo: string) => `Order ${orderNo}: your money is on its way back`,
    heading: "Your money is on its way back",
    news: "on its way back to you",
    sent: (amount: string) => `We have sent you ${amount}.`,
    follows: (amount: string) => `The other ${amount} follow.`,
    all: "That is all of it.",
    banks: "Banks take up to three business days.",
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
    amount: "Jumlah",
    to: "Ke",
    note: "Catatan",
    action: "Lihat pesanan Anda",
  },
);

export function moneyReturned(props: MailProps<"money-returned">) {
  const { lang, data } = props;
  const said = WORDS[lang];
  const amount = formatRupiah(data.amount);
  const left = data.left > 0 ? said.follows(formatRupiah(data.left)) : said.all;
  const note: Row[] = data.note === "" ? [] : [[said.note, data.note]];
  return orderMail(props, {
    ...said,
    subject: said.subject(data.orderNo),
    rupiah: data.amount,
    lead: `${said.sent(amount)} ${left} ${said.banks}`,
    facts: [[said.amount, amount], [said.to, groupAccount(data.account)], ...note],
  });
}
