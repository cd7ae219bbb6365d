import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { accountMail } from "./account-mail.tsx";

const WORDS = words(
  {
    subject: (shop: string) => `Your ${shop} account was deleted`,
    preview: "Your name and addresses are gone.",
    heading: "Your account was deleted",
    deleted:
      "Your account was deleted with your password, as asked for on our site. Your name, addresses, telephone number and email were removed, also from your orders.",
    books: (email: string) =>
      `What you bought and paid stays in our books without your name. If you didn't ask for this, write to ${email}.`,
  },
  {
    subject: (shop) => `Akun ${shop} Anda sudah dihapus`,
    preview: "Nama dan alamat Anda sudah dihapus.",
    heading: "Akun Anda sudah dihapus",
    deleted:
      "Akun Anda dihapus dengan kata sandi Anda, seperti yang diminta di situs kami. Nama, alamat, nomor telepon, dan email Anda sudah dihapus, juga dari pesanan Anda.",
    books: (email) =>
      `Yang Anda beli dan bayar tetap ada di pembukuan kami tanpa nama Anda. Bila Anda tidak memintanya, tulislah ke ${email}.`,
  },
);

export function accountDeleted(props: MailProps<"account-deleted">) {
  const { shop, lang } = props;
  const said = WORDS[lang];
  return accountMail(props, {
    ...said,
    subject: said.subject(shop.name),
    texts: [said.deleted, said.books(shop.email)],
  });
}
