import { Button, Text } from "react-email";
import type { MailProps } from "#lib/mail/schema.ts";
import { Greeting } from "./greeting.tsx";
import { MailFrame } from "./mail-frame.tsx";
import { look } from "./styles.ts";

export function passwordChanged({ shop, data }: MailProps<"password-changed">) {
  return {
    subject: `Your ${shop.name} password was changed`,
    body: (
      <MailFrame
        shop={shop}
        preview="If it wasn't you, choose a new one now."
        heading="Your password was changed"
      >
        <Greeting name={data.name} />
        <Text style={look.text}>
          Your account has a new password, and your other devices were signed out. Was it you? Then
          there is nothing to do.
        </Text>
        <Text style={look.text}>
          If it wasn't, somebody knew your password or can read your email: secure your mailbox
          first, then choose a new password here.
        </Text>
        <Text style={look.text}>
          <Button className="button" href={`${shop.url}/auth/reset-password`} style={look.button}>
            Choose a new password
          </Button>
        </Text>
      </MailFrame>
    ),
  };
}
