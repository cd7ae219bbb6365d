import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { accountMail } from "./account-mail.tsx";

const WORDS = words(
  {
    subject: (shop: string) => `The change of your ${shop} email was undone`,
    preview: "The account has its old email again.",
    heading: "The change of email was undone",
    undone:
      "Somebody who reads the account's old email has undone the change to this one. The account has its old email again, and every device was signed out.",
    write: (email: string) =>
      `If the account is yours and you didn't do this, please write to ${email}.`,
  },
  {
    subject: (shop) => `Penggantian email ${shop} Anda dibatalkan`,
    preview: "Akun kembali memakai email yang lama.",
    heading: "Penggantian email dibatalkan",
    undone:
      "Seseorang yang membaca email lama akun itu membatalkan penggantian ke alamat ini. Akun kembali memakai email yang lama, dan semua perangkat sudah dikeluarkan.",
    write: (email) =>
      `Bila akun itu milik Anda dan bukan Anda yang membatalkannya, tulislah ke ${email}.`,
  },
);

export function emailChangeUndone(props: MailProps<"email-change-undone">) {
  const { shop, lang } = props;
  const said = WORDS[lang];
  return accountMail(props, {
    ...said,
    subject: said.subject(shop.name),
    texts: [said.undone, said.write(shop.email)],
  });
}
