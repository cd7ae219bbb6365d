import { Link, Text } from "react-email";
import type { MailProps } from "#lib/mail/schema.ts";
import { getCarrier } from "#lib/shipping/carriers.ts";
import { OrderMail } from "./order-mail.tsx";
import { look } from "./styles.ts";

export function inDelivery({ shop, data }: MailProps<"in-delivery">) {
  const resi: [string, string][] = data.resi
    ? [["Delivery tracking number (resi)", data.resi]]
    : [];
  const orderPage = `${shop.url}/order-history/${data.orderId}`;
  return {
    subject: `Order ${data.orderNo} is on its way`,
    body: (
      <OrderMail
        shop={shop}
        name={data.name}
        heading="Your order is on its way"
        lead={`We have handed your parcel to ${getCarrier(data.carrier).name}. Please ${
          data.completeLink
            ? "tell us with the button below"
            : "log in and tell us on the order's page"
        } when it has arrived.`}
        facts={[["Order", data.orderNo], ...resi]}
        action={
          data.completeLink
            ? { label: "My order has arrived", href: data.completeLink }
            : { label: "Open the order", href: orderPage }
        }
      >
        <Text style={look.text}>
          <Link href={orderPage} style={look.link}>
            Open the order
          </Link>
          {data.resi ? (
            <>
              {" "}
              or{" "}
              <Link href={`${orderPage}#tracking`} style={look.link}>
                track the parcel
              </Link>
            </>
          ) : null}
          . Both ask you to log in.
        </Text>
      </OrderMail>
    ),
  };
}
