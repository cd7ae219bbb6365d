import { formatDateTime } from "#lib/dates.ts";
import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { accountMail } from "./account-mail.tsx";
import { linkIn } from "./page-links.ts";

const WORDS = words(
  {
    subject: (shop: string) => `Your ${shop} account has another email`,
    preview: "This address doesn't belong to the account any more.",
    heading: "The email was changed",
    changed:
      "The account that had this address has another email, which was confirmed. We write to the new one from now on. Was it you? Then there is nothing to do.",
    undo: (until: string) =>
      `If it wasn't, take your account back before ${until}. Every device is then signed out, and you choose a new password.`,
    action: "It wasn't me",
    write: (email: string) => `If it wasn't, please write to ${email}.`,
  },
  {
    subject: (shop) => `Akun ${shop} Anda punya email lain`,
    preview: "Alamat ini bukan lagi milik akun itu.",
    heading: "Email sudah diganti",
    changed:
      "Akun yang tadinya memakai alamat ini kini punya email lain, yang sudah dikonfirmasi. Mulai sekarang kami menulis ke email yang baru. Anda yang menggantinya? Berarti tidak ada yang perlu dilakukan.",
    undo: (until) =>
      `Bila bukan Anda, ambil kembali akun Anda sebelum ${until}. Semua perangkat lalu dikeluarkan, dan Anda membuat kata sandi baru.`,
    action: "Bukan saya",
    write: (email) => `Bila bukan Anda, tulislah ke ${email}.`,
  },
);

export function emailChanged(props: MailProps<"email-changed">) {
  const { shop, lang, data } = props;
  const said = WORDS[lang];
  const undo =
    data.undoLink && data.undoUntil
      ? {
          text: said.undo(formatDateTime(data.undoUntil, lang)),
          button: { href: linkIn(lang, data.undoLink), words: said.action },
        }
      : null;
  return accountMail(props, {
    ...said,
    subject: said.subject(shop.name),
    texts: [said.changed, undo?.text ?? said.write(shop.email)],
    ...(undo && { button: undo.button }),
  });
}
