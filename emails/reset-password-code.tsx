import type { MailProps } from "#lib/mail/schema.ts";
import { CodeMail } from "./code-mail.tsx";

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
