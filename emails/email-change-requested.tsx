import { Text } from "react-email";
import type { MailProps } from "#lib/mail/schema.ts";
import { MailButton, MailFrame } from "./mail-frame.tsx";
import { look } from "./styles.ts";

export function emailChangeRequested({ shop, data }: MailProps<"email-change-requested">) {
  return {
    subject: `A new email for your ${shop.name} account`,
    body: (
      <MailFrame
        shop={shop}
        name={data.name}
        preview="Somebody has asked to change the email of your account."
        heading="A new email was asked for"
      >
        <Text style={look.text}>
          Somebody has asked to change the email of your account to another one, and entered your
          password. Nothing has changed yet: the new address has to be confirmed first.
        </Text>
        <Text style={look.text}>
          Was it you? Then there is nothing to do. If it wasn't, somebody knows your password:
          choose a new one here, which also stops the change.
        </Text>
        <MailButton href={`${shop.url}/auth/reset-password`}>Choose a new password</MailButton>
        <Text className="quiet" style={look.quiet}>
          You have no account with us? Then somebody mistyped their address: leave this email be.
        </Text>
      </MailFrame>
    ),
  };
}
