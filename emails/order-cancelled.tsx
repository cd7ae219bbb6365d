import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { moneyBackText } from "#lib/orders/money/money-back.ts";
import { MailLink } from "./mail-frame.tsx";
import { orderMail } from "./order-mail.tsx";
import { linkIn } from "./page-links.ts";

const WORDS = words(
  {
    subject: (orderNo: string) => `Order ${orderNo} is cancelled`,
    heading: "Your order is cancelled",
    news: "the order is cancelled",
    /** By cause. */
    leads: {
      shop: "The order is cancelled and its pieces are on sale again.",
      customer: "You have cancelled the order, and its pieces are on sale again.",
      unpaid:
        "Your payment didn't come in time, so the order is cancelled and its pieces are on sale again.",
      "proof-rejected":
        "Another proof of payment didn't come in time, so the order is cancelled and its pieces are on sale again.",
    },
    action: "Open the order",
    proof: "Send the proof of payment",
  },
  {
    subject: (orderNo) => `Pesanan ${orderNo} dibatalkan`,
    heading: "Pesanan Anda dibatalkan",
    news: "pesanan dibatalkan",
    leads: {
      shop: "Pesanan dibatalkan dan batiknya dijual lagi.",
      customer: "Anda membatalkan pesanan, dan batiknya dijual lagi.",
      unpaid:
        "Pembayaran Anda tidak masuk tepat waktu, jadi pesanan dibatalkan dan batiknya dijual lagi.",
      "proof-rejected":
        "Bukti pembayaran yang baru tidak masuk tepat waktu, jadi pesanan dibatalkan dan batiknya dijual lagi.",
    },
    action: "Buka pesanan",
    proof: "Kirim bukti pembayaran",
  },
);

export function orderCancelled(props: MailProps<"order-cancelled">) {
  const { lang, data } = props;
  const said = WORDS[lang];
  const moneyBack = moneyBackText(data.paymentStatus, data.lateUntil, lang);
  return orderMail(props, {
    ...said,
    subject: said.subject(data.orderNo),
    lead: `${said.leads[data.cause]} ${moneyBack}`,
    others: data.proofLink ? (
      <MailLink href={linkIn(lang, data.proofLink)}>{said.proof}</MailLink>
    ) : null,
  });
}
