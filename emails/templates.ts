import type { ReactElement } from "react";
import type { MailProps, MailTemplate } from "#lib/mail/schema.ts";
import { accountDeleted } from "./account-deleted.tsx";
import { adminNewOrder } from "./admin-new-order.tsx";
import { adminNewProof } from "./admin-new-proof.tsx";
import { adminPaymentChanged } from "./admin-payment-changed.tsx";
import { codeMail } from "./code-mail.tsx";
import { emailChangeRequested } from "./email-change-requested.tsx";
import { emailChangeUndone } from "./email-change-undone.tsx";
import { emailChanged } from "./email-changed.tsx";
import { inDelivery } from "./in-delivery.tsx";
import { moneyReturned } from "./money-returned.tsx";
import { orderCancelled } from "./order-cancelled.tsx";
import { orderPlaced } from "./order-placed.tsx";
import { outOfStock } from "./out-of-stock.tsx";
import { passwordChanged } from "./password-changed.tsx";
import { paymentAccountReplaced } from "./payment-account-replaced.tsx";
import { paymentConfirmed } from "./payment-confirmed.tsx";
import { paymentReminder } from "./payment-reminder.tsx";
import { paymentShort } from "./payment-short.tsx";
import { proofRejected } from "./proof-rejected.tsx";
import { providerLinked } from "./provider-linked.tsx";
import { secondFactorChanged } from "./second-factor-changed.tsx";
import { teamInvitation } from "./team-invitation.tsx";
import { welcome } from "./welcome.tsx";

export type Mail = { subject: string; body: ReactElement };

/** The mails by their name in the outbox. */
export const templates: { [Name in MailTemplate]: (props: MailProps<Name>) => Mail } = {
  "verify-email-code": codeMail("verify-email-code"),
  "reset-password-code": codeMail("reset-password-code"),
  "edit-email-code": codeMail("edit-email-code"),
  "password-changed": passwordChanged,
  "email-change-requested": emailChangeRequested,
  "email-changed": emailChanged,
  "email-change-undone": emailChangeUndone,
  "second-factor-changed": secondFactorChanged,
  "provider-linked": providerLinked,
  "order-placed": orderPlaced,
  welcome,
  "account-deleted": accountDeleted,
  "payment-reminder": paymentReminder,
  "money-returned": moneyReturned,
  "payment-confirmed": paymentConfirmed,
  "payment-short": paymentShort,
  "proof-rejected": proofRejected,
  "in-delivery": inDelivery,
  "order-cancelled": orderCancelled,
  "out-of-stock": outOfStock,
  "admin-new-order": adminNewOrder,
  "admin-new-proof": adminNewProof,
  "admin-payment-changed": adminPaymentChanged,
  "payment-account-replaced": paymentAccountReplaced,
  "team-invitation": teamInvitation,
};
