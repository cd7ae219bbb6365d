import type { ReactElement } from "react";
import type { MailProps, MailTemplate } from "#lib/mail/schema.ts";
import { editEmailCode } from "./edit-email-code.tsx";
import { orderPlaced } from "./order-placed.tsx";
import { passwordChanged } from "./password-changed.tsx";
import { resetPasswordCode } from "./reset-password-code.tsx";
import { verifyEmailCode } from "./verify-email-code.tsx";

export type Mail = { subject: string; body: ReactElement };

/** Every mail that the shop sends, by the name that the outbox knows it by. */
export const templates: { [Name in MailTemplate]: (props: MailProps<Name>) => Mail } = {
  "verify-email-code": verifyEmailCode,
  "reset-password-code": resetPasswordCode,
  "edit-email-code": editEmailCode,
  "password-changed": passwordChanged,
  "order-placed": orderPlaced,
};
