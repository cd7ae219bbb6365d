import type { ReactNode } from "react";
import { Text } from "react-email";
import type { MailShop } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { MailButton, MailFrame, type MailLanguage } from "./mail-frame.tsx";
import { Facts, type Row } from "./mail-table.tsx";
import { look } from "./styles.ts";

type MailedOrder = { orderId: string; orderNo: string; total: number; name: string | null };

/** The order's page and its number, for the readers of each language. */
const READERS = {
  en: { path: "/order-history", orderNo: "Order" },
  id: { path: "/dashboard/orders-detail", orderNo: "Pesanan" },
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
  /** The first sentence, also the preview in a list of mails. */
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

/** The frame of mails about an order: what happened, the facts, one action. */
export function OrderMail(props: OrderMailProps) {
  const { shop, data, heading, lead, details, action, lang = "en", children } = props;
  const numberAndTotal: Row[] = [
    [READERS[lang].orderNo, data.orderNo],
    ["Total", formatRupiah(data.total)],
  ];
  return (
    <MailFrame shop={shop} name={data.name} preview={lead} heading={heading} lang={lang}>
      <Text style={look.text}>{lead}</Text>
      <Facts rows={props.facts ?? numberAndTotal} />
      {details}
      <MailButton href={action.href ?? orderPage(shop, data, lang)}>{action.label}</MailButton>
      {children}
    </MailFrame>
  );
}
