import { Text } from "react-email";
import type { Language } from "#lib/language/languages.ts";
import { words } from "#lib/language/words.ts";
import type { MailShop } from "#lib/mail/schema.ts";
import { MailButton, MailFrame } from "./mail-frame.tsx";
import { pageLink } from "./page-links.ts";
import { look } from "./styles.ts";

/** `name` is absent after the account is gone. */
type Reader = { shop: MailShop; lang: Language; data: { name?: string | null } };

type Button = { href: string; words: string };

type AccountMail = {
  subject: string;
  preview: string;
  heading: string;
  texts: readonly string[];
  /** Below the texts. */
  button?: Button;
  /** Small last words. */
  quiet?: string;
};

const NEW_PASSWORD = words("Choose a new password", "Buat kata sandi baru");

/** Returns the button to the page where a new password is chosen. */
export function newPasswordButton({ shop, lang }: Reader): Button {
  return { href: pageLink(shop, lang, "/auth/reset-password"), words: NEW_PASSWORD[lang] };
}

/** Returns a mail about an account: texts, and at most one button. */
export function accountMail(
  { shop, lang, data }: Reader,
  { subject, preview, heading, texts, button, quiet }: AccountMail,
) {
  return {
    subject,
    body: (
      <MailFrame {...{ shop, lang, preview, heading }} name={data.name ?? null}>
        {texts.map((text) => (
          <Text key={text} style={look.text}>
            {text}
          </Text>
        ))}
        {button ? <MailButton href={button.href}>{button.words}</MailButton> : null}
        {quiet ? (
          <Text className="quiet" style={look.quiet}>
            {quiet}
          </Text>
        ) : null}
      </MailFrame>
    ),
  };
}
