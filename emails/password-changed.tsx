import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { accountMail, newPasswordButton } from "./account-mail.tsx";

const WORDS = words(
  {
    subject: (shop: string) => `Your ${shop} password was changed`,
    preview: "If it wasn't you, choose a new one now.",
    heading: "Your password was changed",
    changed:
      "Your account has a new password, and your other devices were signed out. Was it you? Then there is nothing to do.",
    otherwise:
      "If it wasn't, somebody knew your password or can read your email: secure your mailbox first, then choose a new password here.",
  },
  {
    subject: (shop) => `Kata sandi ${shop} Anda sudah diganti`,
    preview: "Bila bukan Anda, buat yang baru sekarang.",
    heading: "Kata sandi Anda sudah diganti",
    changed:
      "Akun Anda punya kata sandi baru, dan perangkat Anda yang lain sudah dikeluarkan. Anda yang menggantinya? Berarti tidak ada yang perlu dilakukan.",
    otherwise:
      "Bila bukan Anda, seseorang mengetahui kata sandi Anda atau dapat membaca email Anda: amankan dulu kotak surat Anda, lalu buat kata sandi baru di sini.",
  },
);

export function passwordChanged(props: MailProps<"password-changed">) {
  const said = WORDS[props.lang];
  return accountMail(props, {
    ...said,
    subject: said.subject(props.shop.name),
    texts: [said.changed, said.otherwise],
    button: newPasswordButton(props),
  });
}
