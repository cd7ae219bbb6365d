import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { accountMail, newPasswordButton } from "./account-mail.tsx";

const WORDS = words(
  {
    subject: (provider: string, shop: string) => `${provider} was linked to your ${shop} account`,
    preview: "If it wasn't you, choose a new password now.",
    heading: (provider: string) => `${provider} was linked to your account`,
    linked: (provider: string) =>
      `Somebody signed in to your account with ${provider} for the first time. If it was you, there is nothing to do.`,
    otherwise: (provider: string) =>
      `If it wasn't, somebody uses your account at ${provider}: secure it first. Then choose a new password here, which also ends this way in.`,
  },
  {
    subject: (provider, shop) => `${provider} ditautkan ke akun ${shop} Anda`,
    preview: "Bila bukan Anda, buat kata sandi baru sekarang.",
    heading: (provider) => `${provider} ditautkan ke akun Anda`,
    linked: (provider) =>
      `Seseorang masuk ke akun Anda dengan ${provider} untuk pertama kali. Bila itu Anda, tidak ada yang perlu dilakukan.`,
    otherwise: (provider) =>
      `Bila bukan, seseorang memakai akun Anda di ${provider}: amankan dulu akun itu. Lalu buat kata sandi baru di sini, yang sekaligus menutup jalan masuk itu.`,
  },
);

export function providerLinked(props: MailProps<"provider-linked">) {
  const said = WORDS[props.lang];
  const { provider } = props.data;
  return accountMail(props, {
    ...said,
    subject: said.subject(provider, props.shop.name),
    heading: said.heading(provider),
    texts: [said.linked(provider), said.otherwise(provider)],
    button: newPasswordButton(props),
  });
}
