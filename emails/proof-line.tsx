import type { Language } from "#lib/language/languages.ts";
import { words } from "#lib/language/words.ts";
import type { MailShop } from "#lib/mail/schema.ts";
import { MailLink } from "./mail-frame.tsx";
import { orderPage } from "./order-mail.tsx";
import { linkIn } from "./page-links.ts";

type ProofLineProps = {
  shop: MailShop;
  lang: Language;
  /** `proofLink`: the page that takes the proof without signing in; null where it may not be mailed. */
  data: { orderId: string; proofLink: string | null };
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
export function ProofLine(props: ProofLineProps) {
  const { lang, data } = props;
  const said = WORDS[lang];
  const href = data.proofLink ? linkIn(lang, data.proofLink) : orderPage(props);
  return (
    <MailLink before={said.paid} href={href}>
      {data.proofLink ? said.send : said.logIn}
    </MailLink>
  );
}
