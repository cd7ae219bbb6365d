import { Text } from "react-email";
import type { MailProps } from "#lib/mail/schema.ts";
import { MailFrame } from "./mail-frame.tsx";
import { look } from "./styles.ts";

export function emailChangeUndone({ shop, data }: MailProps<"email-change-undone">) {
  return {
    subject: `The change of your ${shop.name} email was undone`,
    body: (
      <MailFrame
        shop={shop}
        name={data.name}
        preview="The account has its old email again."
        heading="The change of email was undone"
      >
        <Text style={look.text}>
          Somebody who reads the account's old email has undone the change to this one. The account
          has its old email again, and every device was signed out.
        </Text>
        <Text style={look.text}>
          If the account is yours and you didn't do this, please write to {shop.email}.
        </Text>
      </MailFrame>
    ),
  };
}
