import type { MailProps } from "#lib/mail/schema.ts";
import { CodeMail } from "./code-mail.tsx";

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
