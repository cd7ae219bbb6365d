import type { ReactNode } from "react";
import { Text } from "react-email";
import type { MailLine, MailShop } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { firstLine } from "./first-line.ts";
import { MailButton, MailFrame, type MailLanguage } from "./mail-frame.tsx";
import { Facts, PieceTable, type Row } from "./mail-table.tsx";
import { look } from "./styles.ts";

type MailedOrder = {
  orderId: string;
  orderNo: string;
  total: number;
  name: string | null;
  lines: MailLine[];
};

/** The order's page and its words, for the readers of each language. */
const READERS = {
  en: { path: "/order-history", orderNo: "Order", pieces: "In this order" },
  id: { path: "/dashboard/orders-detail", orderNo: "Pesanan", pieces: "Isi pesanan" },
};

/** Returns the order's page, which asks to sign in. */
export function orderPage(
  shop: MailShop,
  { orderId }: Pick<MailedOrder, "orderId">,
  lang: MailLanguage = "en",
): string {
  return `${shop.url}${READERS[lang].path}/${orderId}`;
}

type OrderMailProps = {
  shop: MailShop;
  data: MailedOrder;
  heading: string;
  /** The end of the first line in an inbox (emails/first-line.ts). */
  news: string;
  /** The rupiah that the mail is about; the order's total by default. */
  rupiah?: number;
  /** The first sentence. */
  lead: string;
  /** The order's number and total by default. */
  facts?: Row[];
  /** Stands between the facts and the action. */
  details?: ReactNode;
  /** Leads to the order's page by default. */
  action: { label: string; href?: string };
  lang?: MailLanguage;
  /** Further, less important actions. */
  children?: ReactNode;
};

/** The frame of mails about an order: what happened, the facts, one action, the pieces. */
export function OrderMail(props: OrderMailProps) {
  const { shop, data, heading, news, lead, details, action, lang = "en", children } = props;
  const { orderNo, pieces } = READERS[lang];
  const preview = firstLine({ ...data, rupiah: props.rupiah ?? data.total, news, lang });
  const numberAndTotal: Row[] = [
    [orderNo, data.orderNo],
    ["Total", formatRupiah(data.total)],
  ];
  return (
    <MailFrame shop={shop} name={data.name} preview={preview} heading={heading} lang={lang}>
      <Text style={look.text}>{lead}</Text>
      <Facts rows={props.facts ?? numberAndTotal} />
      {details}
      <MailButton href={action.href ?? orderPage(shop, data, lang)}>{action.label}</MailButton>
      {children}
      <PieceTable shop={shop} title={pieces} lines={data.lines} />
    </MailFrame>
  );
}
