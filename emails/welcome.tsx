import { Button, Text } from "react-email";
import type { MailProps } from "#lib/mail/schema.ts";
import { Greeting } from "./greeting.tsx";
import { MailFrame } from "./mail-frame.tsx";
import { look } from "./styles.ts";

export function welcome({ shop, data }: MailProps<"welcome">) {
  return {
    subject: `Welcome to ${shop.name}`,
    body: (
      <MailFrame shop={shop} preview="Your email is verified." heading={`Welcome to ${shop.name}`}>
        <Greeting name={data.name} />
        <Text style={look.text}>
          Your email is verified. Most of our pieces exist once: what you see is what is there, and
          we set it aside for you from the moment you order it.
        </Text>
        <Text style={look.text}>
          <Button className="button" href={`${shop.url}/product`} style={look.button}>
            See the collection
          </Button>
        </Text>
      </MailFrame>
    ),
  };
}
