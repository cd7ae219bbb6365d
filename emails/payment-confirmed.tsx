import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { orderMail } from "./order-mail.tsx";

const WORDS = words(
  {
    subject: (orderNo: string) => `Order ${orderNo}: payment confirmed`,
    heading: "Your payment has come in",
    news: "your payment has come in",
    lead: (hours: number) =>
      `Thank you, your payment has come in. We pack on business days and send your order within ${hours} hours.`,
    action: "Follow your order",
  },
  {
    subject: (orderNo) => `Pesanan ${orderNo}: pembayaran dikonfirmasi`,
    heading: "Pembayaran Anda sudah masuk",
    news: "pembayaran Anda sudah masuk",
    lead: (hours) =>
      `Terima kasih, pembayaran Anda sudah masuk. Kami mengemas pada hari kerja dan mengirim pesanan Anda dalam ${hours} jam.`,
    action: "Ikuti pesanan Anda",
  },
);

export function paymentConfirmed(props: MailProps<"payment-confirmed">) {
  const said = WORDS[props.lang];
  return orderMail(props, {
    ...said,
    subject: said.subject(props.data.orderNo),
    lead: said.lead(props.shop.dispatchHours),
  });
}
