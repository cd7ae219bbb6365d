import { Text } from "react-email";
import type { MailProps } from "#lib/mail/schema.ts";
import { look } from "./look.ts";
import { MailFrame } from "./mail-frame.tsx";

type CodeMailProps = MailProps<"verify-email-code"> & {
  heading: string;
  /** What the code is for. */
  purpose: string;
  /** What somebody does who didn't ask for it. */
  unasked: string;
};

/** What the mails with a code have in common. The code isn't in the subject or the preview: both show on locked screens. */
export function CodeMail({ shop, data, heading, purpose, unasked }: CodeMailProps) {
  return (
    <MailFrame shop={shop} preview={`${purpose} It is good for 10 minutes.`} heading={heading}>
      <Text style={look.text}>Hello {data.name},</Text>
      <Text style={look.text}>{purpose}</Text>
      <Text style={look.code}>{data.code}</Text>
      <Text style={look.text}>
        It is good for 10 minutes and works once. We never ask for it by phone or chat.
      </Text>
      <Text style={look.quiet}>{unasked}</Text>
    </MailFrame>
  );
}
