import type { ReactNode } from "react";
import { Text } from "react-email";
import { type Language, pathIn } from "#lib/language/languages.ts";
import { words } from "#lib/language/words.ts";
import type { MailLine, MailShop } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { firstLine } from "./first-line.ts";
import { MailButton, MailFrame } from "./mail-frame.tsx";
import { Facts, PieceTable, type Row } from "./mail-table.tsx";
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

/** Returns the order's page, which asks to sign in. */
export function orderPage(
  shop: MailShop,
  { orderId }: Pick<MailedOrder, "orderId">,
  lang: Language,
): string {
  return `${shop.url}${pathIn(lang, `/order-history/${orderId}`)}`;
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
  lang: Language;
  /** Leads to the dashboard. */
  isForTeam?: boolean;
  /** Further, less important actions. */
  children?: ReactNode;
};

/** The frame of mails about an order: what happened, the facts, one action, the pieces. */
export function OrderMail(props: OrderMailProps) {
  const { shop, data, heading, news, lead, details, action, lang, isForTeam, children } = props;
  const { orderNo, pieces } = WORDS[lang];
  const page = isForTeam
    ? `${shop.url}/dashboard/orders-detail/${data.orderId}`
    : orderPage(shop, data, lang);
  const preview = firstLine({ ...data, rupiah: props.rupiah ?? data.total, news, lang });
  const numberAndTotal: Row[] = [
    [orderNo, data.orderNo],
    ["Total", formatRupiah(data.total)],
  ];
  return (
    <MailFrame
      {...{ shop, preview, heading, lang }}
      name={data.name}
      isForTeam={isForTeam ?? false}
    >
      <Text style={look.text}>{lead}</Text>
      <Facts rows={props.facts ?? numberAndTotal} />
      {details}
      <MailButton href={action.href ?? page}>{action.label}</MailButton>
      {children}
      <PieceTable shop={shop} title={pieces} lines={data.lines} lang={lang} />
    </MailFrame>
  );
}
