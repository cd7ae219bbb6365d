import type { ReactNode } from "react";
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from "react-email";
import type { MailShop } from "#lib/mail/schema.ts";
import { addressWithCountry, whatsappChat } from "#lib/shop/facts.ts";
import { look, MEDIA_LOOK } from "./styles.ts";

/** Customers' mails are English, admins' Indonesian. */
export type MailLanguage = "en" | "id";

/** Texts that all mails share, by language. */
const WORDS = {
  en: {
    hello: "Hello",
    contact: "Questions? Reply to this email, or write to",
    chat: "Chat on WhatsApp",
    why: "You get this email because your address was used for an account or an order at",
  },
  id: {
    hello: "Halo",
    contact: "Hubungi toko di",
    chat: "Obrolan WhatsApp",
    why: "Anda menerima email ini karena Anda admin",
  },
};

type MailFrameProps = {
  shop: MailShop;
  /** Null where the e-mail isn't verified. */
  name: string | null;
  /** Text beside the subject in a list of mails. */
  preview: string;
  heading: string;
  lang?: MailLanguage;
  children: ReactNode;
};

/** The frame of all mails, with the greeting. */
export function MailFrame(props: MailFrameProps) {
  const { shop, name, preview, heading, lang = "en", children } = props;
  const { hello } = WORDS[lang];
  return (
    <Html lang={lang}>
      <Head>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{MEDIA_LOOK}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={look.page}>
        <Container className="column" style={look.column}>
          <Section className="head" style={look.head}>
            <img
              src={`${shop.url}/logo.png`}
              alt={shop.name}
              width="177"
              height="32"
              style={look.logo}
            />
          </Section>
          <Section className="band" style={look.band}>
            <span aria-hidden="true" />
          </Section>
          <Section style={look.body}>
            <Heading as="h1" style={look.heading}>
              {heading}
            </Heading>
            <Text style={look.text}>{name ? `${hello} ${name},` : `${hello},`}</Text>
            {children}
          </Section>
          <Section style={look.foot}>
            <Foot shop={shop} lang={lang} />
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

function Foot({ shop, lang }: Required<Pick<MailFrameProps, "shop" | "lang">>) {
  const words = WORDS[lang];
  const chat = whatsappChat(shop, "");
  return (
    <>
      <Text className="quiet" style={look.quiet}>
        {words.contact}{" "}
        <Link href={`mailto:${shop.email}`} style={look.tapLink}>
          {shop.email}
        </Link>
        <br />
        {shop.phone}
        {chat ? (
          <>
            {" · "}
            <Link href={chat} style={look.tapLink}>
              {words.chat}
            </Link>
          </>
        ) : null}
      </Text>
      <Text className="quiet" style={look.quiet}>
        {shop.name}, made in Indonesia, cultured in batik since 2011
        <br />
        {addressWithCountry(shop).join(", ")}
        <br />
        <Link href={shop.url} style={look.tapLink}>
          {shop.url}
        </Link>
      </Text>
      <Text className="quiet" style={{ ...look.quiet, margin: 0 }}>
        {words.why} {shop.name}.
      </Text>
    </>
  );
}

/** The action that a mail leads to. */
export function MailButton({ href, children }: { href: string; children: string }) {
  return (
    <Text style={look.text}>
      <Button className="button" href={href} style={look.button}>
        {children}
      </Button>
    </Text>
  );
}

type MailLinkProps = { href: string; before?: string; children: string };

/** A second action, under the button, with the words before it on a line of their own. */
export function MailLink({ href, before, children }: MailLinkProps) {
  return (
    <Text style={look.text}>
      {before}
      {before ? <br /> : null}
      <Link href={href} style={look.tapLink}>
        {children}
      </Link>
    </Text>
  );
}
