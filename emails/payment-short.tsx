import { formatDateTime } from "#lib/dates.ts";
import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { formatShortMoment } from "./first-line.ts";
import { orderMail } from "./order-mail.tsx";
import { ProofLine } from "./proof-line.tsx";
import { TransferBox } from "./transfer-box.tsx";

const WORDS = words(
  {
    subject: (orderNo: string, due: string) => `Order ${orderNo}: ${due} is still due`,
    heading: (due: string) => `${due} is still due`,
    news: "still due",
    newsUntil: (until: string) => `still due, pay by ${until}`,
    came: (came: string, total: string) => `${came} of your order's ${total} came in.`,
    request: "Your order goes on. Please pay the rest.",
    requestUntil: (until: string) =>
      `Please pay the rest before ${until}; after that the order is cancelled, and we return your money.`,
    action: "See your order",
  },
  {
    subject: (orderNo, due) => `Pesanan ${orderNo}: masih kurang ${due}`,
    heading: (due) => `Masih kurang ${due}`,
    news: "masih kurang",
    newsUntil: (until) => `masih kurang, bayar sebelum ${until}`,
    came: (came, total) => `Dari total pesanan ${total}, yang masuk ${came}.`,
    request: "Pesanan Anda tetap kami proses. Silakan bayar sisanya.",
    requestUntil: (until) =>
      `Silakan bayar sisanya sebelum ${until}; setelah itu pesanan dibatalkan, dan uang Anda kami kembalikan.`,
    action: "Lihat pesanan Anda",
  },
);

export function paymentShort(props: MailProps<"payment-short">) {
  const { lang, data } = props;
  const said = WORDS[lang];
  const due = formatRupiah(data.due);
  const until = data.paymentDeadline;
  const request = until ? said.requestUntil(formatDateTime(until, lang)) : said.request;
  return orderMail(props, {
    subject: said.subject(data.orderNo, due),
    heading: said.heading(due),
    news: until ? said.newsUntil(formatShortMoment(until, lang)) : said.news,
    rupiah: data.due,
    lead: `${said.came(formatRupiah(data.came), formatRupiah(data.total))} ${request}`,
    facts: [],
    details: <TransferBox {...props} amount={due} />,
    action: said.action,
    others: until ? <ProofLine {...props} /> : null,
  });
}
