import { Text } from "react-email";
import type { MailProps } from "#lib/mail/schema.ts";
import { MailButton, MailFrame } from "./mail-frame.tsx";
import { look } from "./styles.ts";

type Props = MailProps<"second-factor-changed">;
type Words = { subject: string; sentence: string };

const APART = "Your other devices were signed out.";

const WORDS: Record<Props["data"]["change"], Words> = {
  added: {
    subject: "Two-step sign-in is on",
    sentence: `Your account asks for a code of your authenticator app when you sign in. ${APART}`,
  },
  replaced: {
    subject: "Two-step sign-in has a new app",
    sentence: `Codes of the earlier authenticator app and earlier recovery codes don't work any more. ${APART}`,
  },
  removed: {
    subject: "Two-step sign-in is off",
    sentence: `Your account asks for the password alone when you sign in. ${APART}`,
  },
  "removed-by-operator": {
    subject: "Two-step sign-in is off",
    sentence:
      "The shop turned it off, as for a lost phone. Your account asks for the password alone when you sign in, and every device was signed out.",
  },
  "codes-renewed": {
    subject: "You have new recovery codes",
    sentence: `The earlier ones don't work any more. ${APART}`,
  },
  "recovery-code-used": {
    subject: "A recovery code was used",
    sentence: "Somebody used one of your recovery codes in place of your authenticator app.",
  },
};

export function secondFactorChanged({ shop, data }: Props) {
  const { subject, sentence } = WORDS[data.change];
  return {
    subject: `${subject}: your ${shop.name} account`,
    body: (
      <MailFrame
        shop={shop}
        name={data.name}
        preview="If it wasn't you, choose a new password now."
        heading={subject}
      >
        <Text style={look.text}>{sentence}</Text>
        {data.change === "recovery-code-used" ? (
          <Text style={look.text}>Unused recovery codes: {data.codesLeft}.</Text>
        ) : null}
        <Text style={look.text}>
          Was it you? Then there is nothing to do. If it wasn't, somebody knows your password:
          choose a new one here, and write to us.
        </Text>
        <MailButton href={`${shop.url}/auth/reset-password`}>Choose a new password</MailButton>
      </MailFrame>
    ),
  };
}
