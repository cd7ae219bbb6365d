import { Heading, Text } from "react-email";
import { formatDateTime } from "#lib/dates.ts";
import { hasLetters } from "#lib/fields/has-letters.ts";
import { words } from "#lib/language/words.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { CHARGE_NAMES } from "#lib/orders/placing/charge-names.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { deliveryName } from "#lib/shipping/carriers.ts";
import { daysLabel } from "#lib/shipping/days-label.ts";
import { totalOf } from "#lib/totals.ts";
import { firstLine, formatShortMoment } from "./first-line.ts";
import { MailButton, MailFrame } from "./mail-frame.tsx";
import { Facts, lineRow } from "./mail-table.tsx";
import { NoteLines } from "./note-lines.tsx";
import { pageLink } from "./page-links.ts";
import { ProofLine } from "./proof-line.tsx";
import { look } from "./styles.ts";
import { TransferBox } from "./transfer-box.tsx";

const WORDS = words(
  {
    subject: (orderNo: string, total: string) => `Order ${orderNo}: please pay ${total}`,
    news: (until: string) => `pay by ${until}`,
    heading: "Thank you for your order",
    pay: {
      first: "We have put your pieces aside. Please pay ",
      before: " before ",
      after: "; after that the order is cancelled and the pieces go back on sale.",
    },
    open: "Open your order",
    order: (orderNo: string) => `Order ${orderNo}`,
    where: "Where it goes",
    note: "Your note to us",
  },
  {
    subject: (orderNo, total) => `Pesanan ${orderNo}: silakan bayar ${total}`,
    news: (until) => `bayar sebelum ${until}`,
    heading: "Terima kasih atas pesanan Anda",
    pay: {
      first: "Batiknya sudah kami simpan untuk Anda. Silakan bayar ",
      before: " sebelum ",
      after: "; setelah itu pesanan dibatalkan dan batiknya dijual lagi.",
    },
    open: "Buka pesanan Anda",
    order: (orderNo) => `Pesanan ${orderNo}`,
    where: "Dikirim ke",
    note: "Catatan Anda untuk kami",
  },
);

export function orderPlaced({ shop, lang, data }: MailProps<"order-placed">) {
  const rupiah = totalOf(data.subtotal, data.charges);
  const total = formatRupiah(rupiah);
  const said = WORDS[lang];
  const delivery = `${deliveryName(data, lang)}, ${daysLabel(data.etd, lang)}`;
  const deadline = formatDateTime(data.paymentDeadline, lang);
  return {
    subject: said.subject(data.orderNo, total),
    body: (
      <MailFrame
        {...{ shop, lang }}
        name={data.name}
        preview={firstLine({
          ...data,
          rupiah,
          lang,
          news: said.news(formatShortMoment(data.paymentDeadline, lang)),
        })}
        heading={said.heading}
      >
        <Text style={look.text}>
          {said.pay.first}
          <strong>{total}</strong>
          {said.pay.before}
          <strong>{deadline}</strong>
          {said.pay.after}
        </Text>
        <TransferBox {...{ shop, lang, data }} amount={total} />
        <MailButton href={pageLink(shop, lang, `/checkout-order/${data.orderId}`)}>
          {said.open}
        </MailButton>
        <ProofLine {...{ shop, lang, data }} />
        <Heading as="h2" style={look.subheading}>
          {said.order(data.orderNo)}
        </Heading>
        <Facts
          rows={[
            ...data.lines.map((line) =>
              lineRow(shop, line, lang, formatRupiah(line.price * line.quantity)),
            ),
            ["Subtotal", formatRupiah(data.subtotal)],
            ...data.charges.map(({ kind, rupiah }): [string, string] => [
              kind === "shipping" ? delivery : CHARGE_NAMES[lang][kind],
              formatRupiah(rupiah),
            ]),
          ]}
          total={["Total", total]}
        />
        <NoteLines title={said.where} note={deliveryWords(data)} />
        <NoteLines title={said.note} note={data.customerNote} />
      </MailFrame>
    ),
  };
}

/** Nothing for an e-mail that isn't verified. */
function deliveryWords(data: MailProps<"order-placed">["data"]): string | undefined {
  if (data.address === undefined) return undefined;
  const { recipient, address, description, city, province, zipCode, phoneNumber } = data;
  return [recipient, address, description, `${city}, ${province} ${zipCode}`, `+${phoneNumber}`]
    .filter(hasLetters)
    .join("\n");
}
