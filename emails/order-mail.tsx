import type { ReactNode } from "react";
import { Button, Text } from "react-email";
import type { MailShop } from "#lib/mail/schema.ts";
import { Greeting, type MailLanguage } from "./greeting.tsx";
import { MailFrame } from "./mail-frame.tsx";
import { Facts, type Row } from "./mail-table.tsx";
import { look } from "./styles.ts";

type OrderMailProps = {
  shop: MailShop;
  name: string | null;
  heading: string;
  /** The first sentence, also the preview in a list of mails. */
  lead: string;
  facts: Row[];
  /** Stands between the facts and the action. */
  details?: ReactNode;
  action: { label: string; href: string };
  lang?: MailLanguage;
  /** Further, less important actions. */
  children?: ReactNode;
};

/** The frame of mails about an order: what happened, the facts, one action. */
export function OrderMail(props: OrderMailProps) {
  const { shop, name, heading, lead, facts, details, action, lang = "en", children } = props;
  return (
    <MailFrame shop={shop} preview={lead} heading={heading} lang={lang}>
      <Greeting name={name} lang={lang} />
      <Text style={look.text}>{lead}</Text>
      <Facts rows={facts} />
      {details}
      <Text style={look.text}>
        <Button className="button" href={action.href} style={look.button}>
          {action.label}
        </Button>
      </Text>
      {children}
    </MailFrame>
  );
}
