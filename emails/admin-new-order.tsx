import { holdsLink } from "#lib/fields/person-name.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { NoteLines } from "./note-lines.tsx";
import { orderMail } from "./order-mail.tsx";

export function adminNewOrder({ shop, data }: MailProps<"admin-new-order">) {
  return orderMail(
    { shop, data, lang: "id" },
    {
      subject: `Pesanan baru ${data.orderNo}: ${formatRupiah(data.total)}`,
      heading: "Pesanan baru",
      news: `pesanan baru dari ${data.customer}`,
      lead: `${data.customer} memesan ${data.quantity} potong.`,
      action: "Buka di dasbor",
      isForTeam: true,
      others: <NoteLines title="Catatan pelanggan" note={safeNote(data.customerNote)} />,
    },
  );
}

/** Whatever a mail program may take for an address, such as "toko.app". */
const DOTTED = /[\p{L}\p{N}][.．。｡]\p{L}{2,}/u;

/** Anybody can order, and the shop's own mails shouldn't bring a stranger's link to the admins. */
function safeNote(note = ""): string {
  const mayLink = holdsLink(note) || DOTTED.test(note);
  return mayLink ? "Catatan ini mungkin memuat tautan. Silakan baca di dasbor." : note;
}
