import { Text } from "react-email";
import { formatDateTime } from "#lib/dates.ts";
import type { MailProps } from "#lib/mail/schema.ts";
import { MailButton, MailFrame } from "./mail-frame.tsx";
import { look } from "./styles.ts";

export function emailChanged({ shop, data }: MailProps<"email-changed">) {
  return {
    subject: `Your ${shop.name} account has another email`,
    body: (
      <MailFrame
        shop={shop}
        name={data.name}
        preview="This address doesn't belong to the account any more."
        heading="The email was changed"
      >
        <Text style={look.text}>
          The account that had this address has another email, which was confirmed. We write to the
          new one from now on. Was it you? Then there is nothing to do.
        </Text>
        {data.undoLink && data.undoUntil ? (
          <>
            <Text style={look.text}>
              If it wasn't, take your account back before {formatDateTime(data.undoUntil)}. Every
              device is then signed out, and you choose a new password.
            </Text>
            <MailButton href={data.undoLink}>It wasn't me</MailButton>
          </>
        ) : (
          <Text style={look.text}>If it wasn't, please write to {shop.email}.</Text>
        )}
      </MailFrame>
    ),
  };
}
