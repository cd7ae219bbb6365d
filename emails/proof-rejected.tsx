import { Text } from "react-email";
import { formatDateTime } from "#lib/dates.ts";
import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { formatShortMoment } from "./first-line.ts";
import { orderMail, orderPage } from "./order-mail.tsx";
import { linkIn } from "./page-links.ts";
import { look } from "./styles.ts";

const WORDS = words(
  {
    subject: (orderNo: string) => `Order ${orderNo}: please send another proof of payment`,
    heading: "We need another proof of payment",
    news: "send another proof",
    newsUntil: (until: string) => `send another proof by ${until}`,
    lead: (reason: string) => `We couldn't match the proof of payment that you sent: ${reason}`,
    sendBefore: "Please send it before ",
    otherwise: "; after that the order is cancelled and the pieces go back on sale.",
    send: "Send another proof",
    logIn: "Log in and send another proof",
  },
  {
    subject: (orderNo) => `Pesanan ${orderNo}: kirim bukti pembayaran yang baru`,
    heading: "Kami perlu bukti pembayaran yang baru",
    news: "kirim bukti pembayaran yang baru",
    newsUntil: (until) => `kirim bukti pembayaran yang baru sebelum ${until}`,
    lead: (reason) => `Bukti pembayaran yang Anda kirim belum dapat kami cocokkan: ${reason}`,
    sendBefore: "Silakan kirim sebelum ",
    otherwise: "; setelah itu pesanan dibatalkan dan batiknya dijual lagi.",
    send: "Kirim bukti yang baru",
    logIn: "Masuk dan kirim bukti yang baru",
  },
);

export function proofRejected(props: MailProps<"proof-rejected">) {
  const { lang, data } = props;
  const said = WORDS[lang];
  const { paymentDeadline: until, proofLink } = data;
  return orderMail(props, {
    subject: said.subject(data.orderNo),
    heading: said.heading,
    news: until ? said.newsUntil(formatShortMoment(until, lang)) : said.news,
    lead: said.lead(data.reason),
    details: until ? (
      <Text style={look.text}>
        {said.sendBefore}
        <strong>{formatDateTime(until, lang)}</strong>
        {data.isLate ? "." : said.otherwise}
      </Text>
    ) : null,
    action: proofLink ? said.send : said.logIn,
    href: proofLink ? linkIn(lang, proofLink) : orderPage(props),
  });
}
