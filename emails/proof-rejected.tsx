import { Text } from "react-email";
import { formatDateTime } from "#lib/dates.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { formatShortMoment } from "./first-line.ts";
import { OrderMail, orderPage } from "./order-mail.tsx";
import { look } from "./styles.ts";

export function proofRejected({ shop, data }: MailProps<"proof-rejected">) {
  const { paymentDeadline: until } = data;
  return {
    subject: `Order ${data.orderNo}: please send another proof of payment`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading="We need another proof of payment"
        news={`send another proof${until ? ` by ${formatShortMoment(until)}` : ""}`}
        lead={`We couldn't match the proof of payment that you sent: ${data.reason}`}
        details={
          until ? (
            <Text style={look.text}>
              Please send it before <strong>{formatDateTime(until)}</strong>
              {data.isLate
                ? "."
                : "; after that the order is cancelled and the pieces go back on sale."}
            </Text>
          ) : null
        }
        action={{
          label: data.proofLink ? "Send another proof" : "Log in and send another proof",
          href: data.proofLink ?? orderPage(shop, data),
        }}
      />
    ),
  };
}
