import { Text } from "react-email";
import type { MailProps } from "#lib/mail/schema.ts";
import { MailFrame } from "./mail-frame.tsx";
import { look } from "./styles.ts";

export function accountDeleted({ shop }: MailProps<"account-deleted">) {
  return {
    subject: `Your ${shop.name} account was deleted`,
    body: (
      <MailFrame
        shop={shop}
        name={null}
        preview="Your name and addresses are gone."
        heading="Your account was deleted"
      >
        <Text style={look.text}>
          Your account was deleted with your password, as asked for on our site. Your name,
          addresses, telephone number and email were removed, also from your orders.
        </Text>
        <Text style={look.text}>
          What you bought and paid stays in our books without your name. If you didn't ask for this,
          write to {shop.email}.
        </Text>
      </MailFrame>
    ),
  };
}
