import { Text } from "react-email";
import type { MailProps } from "#lib/mail/schema.ts";
import { MailFrame } from "./mail-frame.tsx";
import { look } from "./styles.ts";

type CodeMailProps = MailProps<"verify-email-code"> & {
  heading: string;
  /** The purpose of the code. */
  purpose: string;
  /** Advice for people who didn't ask for it. */
  unasked: string;
};

/** The frame of mails with a code. Subject and preview don't have the code: locked screens show both. */
export function CodeMail({ shop, data, heading, purpose, unasked }: CodeMailProps) {
  return (
    <MailFrame
      shop={shop}
      name={data.name}
      preview={`${purpose} It is good for 10 minutes.`}
      heading={heading}
    >
      <Text style={look.text}>{purpose}</Text>
      <Text className="code" style={look.code}>
        {data.code}
      </Text>
      <Text style={look.text}>
        It is good for 10 minutes and works once. We never ask for it by phone or chat.
      </Text>
      <Text className="quiet" style={look.quiet}>
        {unasked}
      </Text>
    </MailFrame>
  );
}
