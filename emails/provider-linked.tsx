import { Text } from "react-email";
import type { MailProps } from "#lib/mail/schema.ts";
import { MailButton, MailFrame } from "./mail-frame.tsx";
import { look } from "./styles.ts";

export function providerLinked({ shop, data }: MailProps<"provider-linked">) {
  return {
    subject: `${data.provider} was linked to your ${shop.name} account`,
    body: (
      <MailFrame
        shop={shop}
        name={data.name}
        preview="If it wasn't you, choose a new password now."
        heading={`${data.provider} was linked to your account`}
      >
        <Text style={look.text}>
          Somebody signed in to your account with {data.provider} for the first time. If it was you,
          there is nothing to do.
        </Text>
        <Text style={look.text}>
          If it wasn't, somebody uses your account at {data.provider}: secure it first. Then choose
          a new password here, which also ends this way in.
        </Text>
        <MailButton href={`${shop.url}/auth/reset-password`}>Choose a new password</MailButton>
      </MailFrame>
    ),
  };
}
