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
import type { Language } from "#lib/language/languages.ts";
import { words } from "#lib/language/words.ts";
import type { MailShop } from "#lib/mail/schema.ts";
import { toShopMark } from "#lib/media/shop-logo.ts";
import { addressWithCountry, whatsappChat } from "#lib/shop/facts.ts";
import { TextLines } from "./note-lines.tsx";
import { look, MEDIA_LOOK } from "./styles.ts";

/** Texts that all mails share. */
const WORDS = words(
  {
    hello: "Hello",
    contact: "Questions? Reply to this email, or write to",
    chat: "Chat on WhatsApp",
    why: "You get this email because your address was used for an account or an order at",
  },
  {
    hello: "Halo",
    contact: "Ada pertanyaan? Balas email ini, atau tulis ke",
    chat: "Obrolan WhatsApp",
    why: "Anda menerima email ini karena alamat Anda dipakai untuk akun atau pesanan di",
  },
);

/** The same for the team, whose mails are Indonesian. */
const TEAM_WORDS = {
  ...WORDS.id,
  contact: "Hubungi toko di",
  why: "Anda menerima email ini karena Anda admin",
};

type MailFrameProps = {
  shop: MailShop;
  /** Null where the e-mail isn't verified. */
  name: string | null;
  /** Text beside the subject in a list of mails. */
  preview: string;
  heading: string;
  lang: Language;
  isForTeam?: boolean;
  /** Reason of the mail, before the shop's name, where it isn't the usual one. */
  why?: string;
  children: ReactNode;
};

/** The frame of all mails, with the greeting. */
export function MailFrame(props: MailFrameProps) {
  const { shop, name, preview, heading, lang, isForTeam, children } = props;
  const said = isForTeam ? TEAM_WORDS : WORDS[lang];
  const { signature } = shop.words[lang];
  const { logo, isDemo } = toShopMark(shop);
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
            {logo ? (
              <img
                src={`${shop.url}${logo}`}
                alt={shop.name}
                {...(isDemo && { width: "177" })}
                height="32"
                style={look.logo}
              />
            ) : (
              <Text style={look.logo}>{shop.name}</Text>
            )}
          </Section>
          <Section className="band" style={look.band}>
            <span aria-hidden="true" />
          </Section>
          <Section style={look.body}>
            <Heading as="h1" style={look.heading}>
              {heading}
            </Heading>
            <Text style={look.text}>{name ? `${said.hello} ${name},` : `${said.hello},`}</Text>
            {children}
            {signature.text ? <TextLines text={signature.text} /> : null}
          </Section>
          <Section style={look.foot}>
            <Foot shop={shop} lang={lang} said={{ ...said, why: props.why ?? said.why }} />
          </Section>
        </Container>
      </Body>
    </Html>
  );
}

type FootProps = Pick<MailFrameProps, "shop" | "lang"> & { said: typeof TEAM_WORDS };

function Foot({ shop, lang, said }: FootProps) {
  const chat = whatsappChat(shop, "");
  return (
    <>
      <Text className="quiet" style={look.quiet}>
        {said.contact}{" "}
        <Link href={`mailto:${shop.email}`} style={look.tapLink}>
          {shop.email}
        </Link>
        <br />
        {shop.phone}
        {chat ? (
          <>
            {" · "}
            <Link href={chat} style={look.tapLink}>
              {said.chat}
            </Link>
          </>
        ) : null}
      </Text>
      <Text className="quiet" style={look.quiet}>
        {shop.name}, {shop.words[lang].tagline.text}
        <br />
        {addressWithCountry(shop).join(", ")}
        <br />
        <Link href={shop.url} style={look.tapLink}>
          {shop.url}
        </Link>
      </Text>
      <Text className="quiet" style={{ ...look.quiet, margin: 0 }}>
        {said.why} {shop.name}.
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
