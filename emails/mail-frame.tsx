import type { ReactNode } from "react";
import { Body, Container, Head, Heading, Html, Link, Preview, Section, Text } from "react-email";
import type { MailShop } from "#lib/mail/schema.ts";
import type { MailLanguage } from "./greeting.tsx";
import { look } from "./styles.ts";

type MailFrameProps = {
  shop: MailShop;
  /** Text beside the subject in a list of mails. */
  preview: string;
  heading: string;
  lang?: MailLanguage;
  children: ReactNode;
};

/** The frame of all mails. */
export function MailFrame({ shop, preview, heading, lang = "en", children }: MailFrameProps) {
  return (
    <Html lang={lang}>
      <Head />
      <Preview>{preview}</Preview>
      <Body style={look.page}>
        <Container style={look.column}>
          <Section style={look.head}>
            <Text style={look.shopName}>{shop.name}</Text>
          </Section>
          <Section style={look.band}>
            <span aria-hidden="true" />
          </Section>
          <Section style={look.body}>
            <Heading as="h1" style={look.heading}>
              {heading}
            </Heading>
            {children}
          </Section>
          <Section style={look.foot}>
            <Text style={{ ...look.quiet, margin: 0 }}>
              {shop.name}, made in Indonesia, cultured in batik since 2011
              <br />
              <Link href={shop.url} style={look.link}>
                {shop.url}
              </Link>
            </Text>
          </Section>
        </Container>
      </Body>
    </Html>
  );
}
