import { Text } from "react-email";
import type { MailProps } from "#lib/mail/schema.ts";
import { MailButton, MailFrame } from "./mail-frame.tsx";
import { look } from "./styles.ts";

export function welcome({ shop, data }: MailProps<"welcome">) {
  return {
    subject: `Welcome to ${shop.name}`,
    body: (
      <MailFrame
        shop={shop}
        name={data.name}
        preview="Your email is verified."
        heading={`Welcome to ${shop.name}`}
      >
        <Text style={look.text}>
          Your email is verified. Most of our pieces exist once: what you see is what is there, and
          we set it aside for you from the moment you order it.
        </Text>
        <MailButton href={`${shop.url}/product`}>See the collection</MailButton>
      </MailFrame>
    ),
  };
}
