import { Button, Text } from "react-email";
import type { MailProps } from "#lib/mail/schema.ts";
import { Greeting } from "./greeting.tsx";
import { MailFrame } from "./mail-frame.tsx";
import { look } from "./styles.ts";

export function providerLinked({ shop, data }: MailProps<"provider-linked">) {
  return {
    subject: `${data.provider} was linked to your ${shop.name} account`,
    body: (
      <MailFrame
        shop={shop}
        preview="If it wasn't you, choose a new password now."
        heading={`${data.provider} was linked to your account`}
      >
        <Greeting name={data.name} />
        <Text style={look.text}>
          Somebody signed in to your account with {data.provider} for the first time. If it was you,
          there is nothing to do.
        </Text>
        <Text style={look.text}>
          If it wasn't, somebody uses your account at {data.provider}: secure it first. Then choose
          a new password here, which also ends this way in.
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
