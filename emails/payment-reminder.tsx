import { formatDateTime } from "#lib/dates.ts";
import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { formatShortMoment } from "./first-line.ts";
import { orderMail } from "./order-mail.tsx";
import { pageLink } from "./page-links.ts";
import { ProofLine } from "./proof-line.tsx";
import { TransferBox } from "./transfer-box.tsx";

const startSmall = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

const WORDS = words(
  {
    subject: (orderNo: string, awaited: string) =>
      `Order ${orderNo}: ${startSmall(awaited)} is awaited`,
    heading: (awaited: string) => `${awaited} is awaited`,
    news: (request: string, until: string) => `${request} by ${until}`,
    lead: (request: string, until: string) =>
      `Please ${request} before ${until}; after that the order is cancelled and the pieces go back on sale.`,
    action: "Payment instructions",
    payment: { awaited: "Your payment", request: "pay", title: undefined },
    proof: {
      awaited: "Another proof of payment",
      request: "send another proof of payment",
      title: "The payment that we look for",
    },
  },
  {
    subject: (orderNo, awaited) => `Pesanan ${orderNo}: ${startSmall(awaited)} ditunggu`,
    heading: (awaited) => `${awaited} ditunggu`,
    news: (request, until) => `${request} sebelum ${until}`,
    lead: (request, until) =>
      `Silakan ${request} sebelum ${until}; setelah itu pesanan dibatalkan dan batiknya dijual lagi.`,
    action: "Cara membayar",
    payment: { awaited: "Pembayaran Anda", request: "bayar", title: undefined },
    proof: {
      awaited: "Bukti pembayaran yang baru",
      request: "kirim bukti pembayaran yang baru",
      title: "Pembayaran yang kami cari",
    },
  },
);

export function paymentReminder(props: MailProps<"payment-reminder">) {
  const { shop, lang, data } = props;
  const said = WORDS[lang];
  const { awaited, request, title } = data.isRejected ? said.proof : said.payment;
  const amount = formatRupiah(data.total);
  return orderMail(props, {
    subject: said.subject(data.orderNo, awaited),
    heading: said.heading(awaited),
    news: said.news(request, formatShortMoment(data.paymentDeadline, lang)),
    lead: said.lead(request, formatDateTime(data.paymentDeadline, lang)),
    facts: [],
    details: <TransferBox {...props} amount={amount} {...(title && { title })} />,
    action: said.action,
    href: pageLink(shop, lang, `/checkout-order/${data.orderId}`),
    others: <ProofLine {...props} />,
  });
}
