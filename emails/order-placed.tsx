import { Heading, Text } from "react-email";
import { formatDateTime } from "#lib/dates.ts";
import { hasLetters } from "#lib/fields/has-letters.ts";
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
import { orderPage } from "./order-mail.tsx";
import { ProofLine } from "./proof-line.tsx";
import { look } from "./styles.ts";
import { TransferBox } from "./transfer-box.tsx";

export function orderPlaced({ shop, data }: MailProps<"order-placed">) {
  const rupiah = totalOf(data.subtotal, data.charges);
  const total = formatRupiah(rupiah);
  const delivery = `${deliveryName(data)}, ${daysLabel(data.etd)}`;
  const deadline = formatDateTime(data.paymentDeadline);
  return {
    subject: `Order ${data.orderNo}: please pay ${total}`,
    body: (
      <MailFrame
        shop={shop}
        name={data.name}
        preview={firstLine({
          ...data,
          rupiah,
          news: `pay by ${formatShortMoment(data.paymentDeadline)}`,
        })}
        heading="Thank you for your order"
      >
        <Text style={look.text}>
          We have put your pieces aside. Please pay <strong>{total}</strong> before{" "}
          <strong>{deadline}</strong>; after that the order is cancelled and the pieces go back on
          sale.
        </Text>
        <TransferBox shop={shop} data={data} amount={total} />
        <MailButton href={`${shop.url}/checkout-order/${data.orderId}`}>Open your order</MailButton>
        <ProofLine link={data.proofLink} orderLink={orderPage(shop, data)} />
        <Heading as="h2" style={look.subheading}>
          Order {data.orderNo}
        </Heading>
        <Facts
          rows={[
            ...data.lines.map((line) =>
              lineRow(shop, line, formatRupiah(line.price * line.quantity)),
            ),
            ["Subtotal", formatRupiah(data.subtotal)],
            ...data.charges.map(({ kind, rupiah }): [string, string] => [
              kind === "shipping" ? delivery : CHARGE_NAMES.en[kind],
              formatRupiah(rupiah),
            ]),
          ]}
          total={["Total", total]}
        />
        <NoteLines title="Where it goes" note={deliveryWords(data)} />
        <NoteLines title="Your note to us" note={data.customerNote} />
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
