import type { MailProps } from "#lib/mail/schema.ts";
import { formatRupiah } from "#lib/rupiah.ts";
import { groupAccount } from "./mail-table.tsx";
import { OrderMail } from "./order-mail.tsx";

export function moneyReturned({ shop, data }: MailProps<"money-returned">) {
  const left =
    data.left > 0 ? ` The other ${formatRupiah(data.left)} follow.` : " That is all of it.";
  return {
    subject: `Order ${data.orderNo}: your money is on its way back`,
    body: (
      <OrderMail
        shop={shop}
        data={data}
        heading="Your money is on its way back"
        news="on its way back to you"
        rupiah={data.amount}
        lead={`We have sent you ${formatRupiah(data.amount)}.${left} Banks take up to three business days.`}
        facts={[
          ["Order", data.orderNo],
          ["Amount", formatRupiah(data.amount)],
          ["To", groupAccount(data.account)],
          ...(data.note === "" ? [] : [["Note", data.note] as [string, string]]),
        ]}
        action={{ label: "See your order" }}
      />
    ),
  };
}
