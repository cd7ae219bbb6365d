import { Text } from "react-email";
import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { deliveryName, getCarrier } from "#lib/shipping/carriers.ts";
import { daysLabel } from "#lib/shipping/days-label.ts";
import { MailLink } from "./mail-frame.tsx";
import type { Row } from "./mail-table.tsx";
import { orderMail, orderPage } from "./order-mail.tsx";
import { linkIn } from "./page-links.ts";
import { look } from "./styles.ts";

const WORDS = words(
  {
    subject: (orderNo: string) => `Order ${orderNo} is on its way`,
    heading: "Your order is on its way",
    news: (carrier: string, days: string) =>
      `on its way with ${carrier}${days === "" ? "" : `, in ${days}`}`,
    handedOver: (carrier: string) => `We have handed your parcel to ${carrier}.`,
    tellByLink: "Please tell us with the link below when it has arrived.",
    tellOnPage: "Please log in and tell us on the order's page when it has arrived.",
    service: "Service",
    arrives: "Should arrive",
    inDays: (days: string) => `in ${days}`,
    resi: "Delivery tracking number (resi)",
    track: "Track the parcel",
    open: "Open the order",
    logIn: "The order's page asks you to log in.",
    isThere: "Is the parcel there?",
    arrived: "My order has arrived",
  },
  {
    subject: (orderNo) => `Pesanan ${orderNo} sedang dikirim`,
    heading: "Pesanan Anda sedang dikirim",
    news: (carrier, days) => `dalam perjalanan dengan ${carrier}${days === "" ? "" : `, ${days}`}`,
    handedOver: (carrier) => `Paket Anda sudah kami serahkan kepada ${carrier}.`,
    tellByLink: "Beri tahu kami lewat tautan di bawah bila paket sudah sampai.",
    tellOnPage: "Masuk dan beri tahu kami di halaman pesanan bila paket sudah sampai.",
    service: "Layanan",
    arrives: "Perkiraan sampai",
    inDays: (days) => `dalam ${days}`,
    resi: "Nomor resi",
    track: "Lacak paket",
    open: "Buka pesanan",
    logIn: "Untuk membuka halaman pesanan Anda perlu masuk.",
    isThere: "Paketnya sudah sampai?",
    arrived: "Pesanan saya sudah sampai",
  },
);

export function inDelivery(props: MailProps<"in-delivery">) {
  const { lang, data } = props;
  const said = WORDS[lang];
  const { carrier, service, etd, resi, completeLink } = data;
  const { name } = getCarrier(carrier);
  const days = etd ? daysLabel(etd, lang) : "";
  const facts: Row[] = [];
  if (service) facts.push([said.service, deliveryName({ carrier, service }, lang)]);
  if (days) facts.push([said.arrives, said.inDays(days)]);
  if (resi) facts.push([said.resi, resi]);
  return orderMail(props, {
    subject: said.subject(data.orderNo),
    heading: said.heading,
    news: said.news(name, days),
    lead: `${said.handedOver(name)} ${completeLink ? said.tellByLink : said.tellOnPage}`,
    facts,
    action: resi ? said.track : said.open,
    href: `${orderPage(props)}${resi ? "#tracking" : ""}`,
    others: (
      <>
        <Text style={look.text}>{said.logIn}</Text>
        {completeLink ? (
          <MailLink before={said.isThere} href={linkIn(lang, completeLink)}>
            {said.arrived}
          </MailLink>
        ) : null}
      </>
    ),
  });
}
