import { Text } from "react-email";
import { formatDateTime } from "#lib/dates.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { OrderMail, orderPage } from "./order-mail.tsx";
import { look } from "./styles.ts";

export function proofRejected({ shop, data }: MailProps<"proof-rejected">) {
  const deadline = data.paymentDeadline && formatDateTime(data.paymentDeadline);
  return {
    subject: `Order ${data.orderNo}: please send another proof of payment`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading="We need another proof of payment"
        lead={`We couldn't match the proof of payment that you sent: ${data.reason}`}
        action={{
          label: data.proofLink ? "Send another proof" : "Log in and send another proof",
          href: data.proofLink ?? orderPage(shop, data),
        }}
      >
        {deadline ? (
          <Text style={look.text}>
            Please send it before <strong>{deadline}</strong>
            {data.isLate
              ? "."
              : "; after that the order is cancelled and the pieces go back on sale."}
          </Text>
        ) : null}
      </OrderMail>
    ),
  };
}
