import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { moneyBackText } from "#lib/orders/money/money-back.ts";
import { orderMail } from "./order-mail.tsx";

const WORDS = words(
  {
    subject: (orderNo: string) => `Order ${orderNo}: a piece can't be delivered`,
    heading: "A piece can't be delivered",
    news: "a piece can't be delivered",
    sorry: "We are sorry: a piece of your order turned out not to be there.",
    action: "Open the order",
  },
  {
    subject: (orderNo) => `Pesanan ${orderNo}: satu batik tidak dapat dikirim`,
    heading: "Satu batik tidak dapat dikirim",
    news: "satu batik tidak dapat dikirim",
    sorry: "Mohon maaf: satu batik dari pesanan Anda ternyata tidak ada.",
    action: "Buka pesanan",
  },
);

export function outOfStock(props: MailProps<"out-of-stock">) {
  const { lang, data } = props;
  const said = WORDS[lang];
  return orderMail(props, {
    ...said,
    subject: said.subject(data.orderNo),
    lead: `${said.sorry} ${moneyBackText(data.paymentStatus, null, lang)}`,
  });
}
