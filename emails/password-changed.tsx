import { Text } from "react-email";
import type { MailProps } from "#lib/mail/schema.ts";
import { MailButton, MailFrame } from "./mail-frame.tsx";
import { look } from "./styles.ts";

export function passwordChanged({ shop, data }: MailProps<"password-changed">) {
  return {
    subject: `Your ${shop.name} password was changed`,
    body: (
      <MailFrame
        shop={shop}
        name={data.name}
        preview="If it wasn't you, choose a new one now."
        heading="Your password was changed"
      >
        <Text style={look.text}>
          Your account has a new password, and your other devices were signed out. Was it you? Then
          there is nothing to do.
        </Text>
        <Text style={look.text}>
          If it wasn't, somebody knew your password or can read your email: secure your mailbox
          first, then choose a new password here.
        </Text>
        <MailButton href={`${shop.url}/auth/reset-password`}>Choose a new password</MailButton>
      </MailFrame>
    ),
  };
}
