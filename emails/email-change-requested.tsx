import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { accountMail, newPasswordButton } from "./account-mail.tsx";

const WORDS = words(
  {
    subject: (shop: string) => `A new email for your ${shop} account`,
    preview: "Somebody has asked to change the email of your account.",
    heading: "A new email was asked for",
    asked:
      "Somebody has asked to change the email of your account to another one, and entered your password. Nothing has changed yet: the new address has to be confirmed first.",
    otherwise:
      "Was it you? Then there is nothing to do. If it wasn't, somebody knows your password: choose a new one here, which also stops the change.",
    mistyped:
      "You have no account with us? Then somebody mistyped their address: leave this email be.",
  },
  {
    subject: (shop) => `Email baru untuk akun ${shop} Anda`,
    preview: "Seseorang meminta email akun Anda diganti.",
    heading: "Email baru diminta",
    asked:
      "Seseorang meminta email akun Anda diganti, dan memasukkan kata sandi Anda. Belum ada yang berubah: alamat yang baru harus dikonfirmasi dulu.",
    otherwise:
      "Anda yang memintanya? Berarti tidak ada yang perlu dilakukan. Bila bukan, seseorang mengetahui kata sandi Anda: buat yang baru di sini, yang sekaligus membatalkan penggantian itu.",
    mistyped:
      "Anda tidak punya akun di toko kami? Berarti seseorang salah mengetik alamatnya: abaikan email ini.",
  },
);

export function emailChangeRequested(props: MailProps<"email-change-requested">) {
  const said = WORDS[props.lang];
  return accountMail(props, {
    ...said,
    subject: said.subject(props.shop.name),
    texts: [said.asked, said.otherwise],
    button: newPasswordButton(props),
    quiet: said.mistyped,
  });
}
