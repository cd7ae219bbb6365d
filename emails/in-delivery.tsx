import { Text } from "react-email";
import type { MailProps } from "#lib/mail/schema.ts";
import { deliveryName, getCarrier } from "#lib/shipping/carriers.ts";
import { daysLabel } from "#lib/shipping/days-label.ts";
import { MailLink } from "./mail-frame.tsx";
import type { Row } from "./mail-table.tsx";
import { OrderMail, orderPage } from "./order-mail.tsx";
import { look } from "./styles.ts";

export function inDelivery({ shop, data }: MailProps<"in-delivery">) {
  const { carrier, service, etd, resi, completeLink } = data;
  const page = orderPage(shop, data);
  const facts: Row[] = [["Order", data.orderNo]];
  if (service) facts.push(["Service", deliveryName({ carrier, service })]);
  if (etd) facts.push(["Should arrive", `in ${daysLabel(etd)}`]);
  if (resi) facts.push(["Delivery tracking number (resi)", resi]);
  return {
    subject: `Order ${data.orderNo} is on its way`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading="Your order is on its way"
        news={`on its way with ${getCarrier(carrier).name}${etd ? `, in ${daysLabel(etd)}` : ""}`}
        lead={`We have handed your parcel to ${getCarrier(carrier).name}. Please ${
          completeLink ? "tell us with the link below" : "log in and tell us on the order's page"
        } when it has arrived.`}
        facts={facts}
        action={
          resi
            ? { label: "Track the parcel", href: `${page}#tracking` }
            : { label: "Open the order" }
        }
      >
        <Text style={look.text}>The order's page asks you to log in.</Text>
        {completeLink ? (
          <MailLink before="Is the parcel there?" href={completeLink}>
            My order has arrived
          </MailLink>
        ) : null}
      </OrderMail>
    ),
  };
}
