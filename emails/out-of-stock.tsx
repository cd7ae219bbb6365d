import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { moneyBackText } from "#lib/orders/money/money-back.ts";
import { OrderMail } from "./order-mail.tsx";

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

export function outOfStock({ shop, lang, data }: MailProps<"out-of-stock">) {
  const said = WORDS[lang];
  return {
    subject: said.subject(data.orderNo),
    body: (
      <OrderMail
        {...{ shop, lang, data }}
        heading={said.heading}
        news={said.news}
        lead={`${said.sorry} ${moneyBackText(data.paymentStatus, null, lang)}`}
        action={{ label: said.action }}
      />
    ),
  };
}
