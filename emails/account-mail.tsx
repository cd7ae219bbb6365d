import { Text } from "react-email";
import { words } from "#lib/language/words.ts";
import type { MailProps, MailTemplate } from "#lib/mail/schema.ts";
import { MailButton, MailFrame } from "./mail-frame.tsx";
import { pageLink } from "./page-links.ts";
import { look } from "./styles.ts";

type Reader = Pick<MailProps<MailTemplate>, "shop" | "lang">;

type Button = { href: string; words: string };

type AccountMail = {
  name: string | null;
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
  { shop, lang }: Reader,
  { name, subject, preview, heading, texts, button, quiet }: AccountMail,
) {
  return {
    subject,
    body: (
      <MailFrame {...{ shop, lang, name, preview, heading }}>
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
