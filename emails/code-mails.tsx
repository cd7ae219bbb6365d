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
function CodeMail({ shop, data, heading, purpose, unasked }: CodeMailProps) {
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
      <Text style={look.quiet}>{unasked}</Text>
    </MailFrame>
  );
}

export function verifyEmailCode(props: MailProps<"verify-email-code">) {
  return {
    subject: `Your ${props.shop.name} verification code`,
    body: (
      <CodeMail
        {...props}
        heading="Verify your email"
        purpose="Enter this code to verify your email address."
        unasked="You didn't open an account? Then somebody mistyped their address: leave this email be, and nothing happens."
      />
    ),
  };
}

export function editEmailCode(props: MailProps<"edit-email-code">) {
  return {
    subject: `Confirm your email for ${props.shop.name}`,
    body: (
      <CodeMail
        {...props}
        heading="Confirm your email"
        purpose="Enter this code to confirm that this email address is yours."
        unasked="You have no account with us? Then somebody mistyped their address: leave this email be, and nothing happens."
      />
    ),
  };
}

export function resetPasswordCode(props: MailProps<"reset-password-code">) {
  return {
    subject: `Your code for a new ${props.shop.name} password`,
    body: (
      <CodeMail
        {...props}
        heading="Choose a new password"
        purpose="Enter this code to choose a new password."
        unasked="You didn't ask for it? Leave this email be: your password stays as it is."
      />
    ),
  };
}
