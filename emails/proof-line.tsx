import type { Language } from "#lib/language/languages.ts";
import { words } from "#lib/language/words.ts";
import { MailLink } from "./mail-frame.tsx";
import { linkIn } from "./page-links.ts";

type ProofLineProps = {
  /** The page that takes the proof without signing in; null where it may not be mailed. */
  link: string | null;
  /** The order's page, which asks to sign in. */
  orderLink: string;
  lang: Language;
};

const WORDS = words(
  {
    paid: "Paid already?",
    send: "Send us the proof of payment",
    logIn: "Log in and send us the proof of payment",
  },
  {
    paid: "Sudah membayar?",
    send: "Kirim bukti pembayaran",
    logIn: "Masuk dan kirim bukti pembayaran",
  },
);

/** A link to send the proof of payment, beside the bank account. */
export function ProofLine({ link, orderLink, lang }: ProofLineProps) {
  const said = WORDS[lang];
  return (
    <MailLink before={said.paid} href={link ? linkIn(lang, link) : orderLink}>
      {link ? said.send : said.logIn}
    </MailLink>
  );
}
