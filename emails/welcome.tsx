import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { accountMail } from "./account-mail.tsx";
import { pageLink } from "./page-links.ts";

const WORDS = words(
  {
    welcome: (shop: string) => `Welcome to ${shop}`,
    preview: "Your email is verified.",
    text: "Your email is verified. Most of our pieces exist once: what you see is what is there, and we set it aside for you from the moment you order it.",
    action: "See the collection",
  },
  {
    welcome: (shop) => `Selamat datang di ${shop}`,
    preview: "Email Anda sudah diverifikasi.",
    text: "Email Anda sudah diverifikasi. Kebanyakan batik kami hanya satu: yang Anda lihat memang ada, dan kami menyimpannya untuk Anda sejak Anda memesannya.",
    action: "Lihat koleksi",
  },
);

export function welcome(props: MailProps<"welcome">) {
  const { shop, lang } = props;
  const said = WORDS[lang];
  const title = said.welcome(shop.name);
  return accountMail(props, {
    subject: title,
    preview: said.preview,
    heading: title,
    texts: [said.text],
    button: { href: pageLink(shop, lang, "/product"), words: said.action },
  });
}
