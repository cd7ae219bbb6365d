import type { ReactNode } from "react";
import { Text } from "react-email";
import type { Language } from "#lib/language/languages.ts";
import { words } from "#lib/language/words.ts";
import type { MailLine, MailShop } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { firstLine } from "./first-line.ts";
import { MailButton, MailFrame } from "./mail-frame.tsx";
import { Facts, PieceTable, type Row } from "./mail-table.tsx";
import { pageLink } from "./page-links.ts";
import { look } from "./styles.ts";

type MailedOrder = {
  orderId: string;
  orderNo: string;
  total: number;
  name: string | null;
  lines: MailLine[];
};

const WORDS = words(
  { orderNo: "Order", pieces: "In this order" },
  { orderNo: "Pesanan", pieces: "Isi pesanan" },
);

type About<Data> = { shop: MailShop; lang: Language; data: Data };

/** Returns the order's page, which asks to sign in. */
export function orderPage({ shop, lang, data }: About<Pick<MailedOrder, "orderId">>): string {
  return pageLink(shop, lang, `/order-history/${data.orderId}`);
}

type OrderMail = {
  subject: string;
  heading: string;
  /** The end of the first line in an inbox (emails/first-line.ts). */
  news: string;
  /** The rupiah that the mail is about; the order's total by default. */
  rupiah?: number;
  /** The first sentence. */
  lead: string;
  /** Below the order's number; its total by default. */
  facts?: Row[];
  /** Stands between the facts and the action. */
  details?: ReactNode;
  /** Words of the button. */
  action: string;
  /** The button's page; the order's by default. */
  href?: string;
  /** Leads to the dashboard. */
  isForTeam?: boolean;
  /** Further, less important actions. */
  others?: ReactNode;
};

/** Returns a mail about an order: the event, the facts, one action, the pieces. */
export function orderMail(about: About<MailedOrder>, mail: OrderMail) {
  const { shop, lang, data } = about;
  const { subject, heading, news, lead, details, action, isForTeam = false } = mail;
  const { orderNo, pieces } = WORDS[lang];
  const page = isForTeam ? `${shop.url}/dashboard/orders-detail/${data.orderId}` : orderPage(about);
  const preview = firstLine({ ...data, rupiah: mail.rupiah ?? data.total, news, lang });
  const facts: Row[] = mail.facts ?? [["Total", formatRupiah(data.total)]];
  return {
    subject,
    body: (
      <MailFrame {...{ shop, preview, heading, lang, isForTeam }} name={data.name}>
        <Text style={look.text}>{lead}</Text>
        <Facts rows={[[orderNo, data.orderNo], ...facts]} />
        {details}
        <MailButton href={mail.href ?? page}>{action}</MailButton>
        {mail.others}
        <PieceTable shop={shop} title={pieces} lines={data.lines} lang={lang} />
      </MailFrame>
    ),
  };
}
