import type { MailProps } from "#lib/mail/schema.ts";
import { CodeMail } from "./code-mail.tsx";

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
