import type { ReactElement } from "react";
import type { MailProps, MailTemplate } from "#lib/mail/schema.ts";
import {
  accountDeleted,
  emailChanged,
  emailChangeRequested,
  emailChangeUndone,
  passwordChanged,
  providerLinked,
  welcome,
} from "./account-mails.tsx";
import { adminNewOrder, adminNewProof } from "./admin-mails.tsx";
import { editEmailCode, resetPasswordCode, verifyEmailCode } from "./code-mails.tsx";
import { inDelivery } from "./in-delivery.tsx";
import {
  moneyReturned,
  orderCancelled,
  outOfStock,
  paymentConfirmed,
  paymentReminder,
  proofRejected,
} from "./order-mails.tsx";
import { orderPlaced } from "./order-placed.tsx";
import { secondFactorChanged } from "./second-factor-changed.tsx";

export type Mail = { subject: string; body: ReactElement };

/** The mails by their name in the outbox. */
export const templates: { [Name in MailTemplate]: (props: MailProps<Name>) => Mail } = {
  "verify-email-code": verifyEmailCode,
  "reset-password-code": resetPasswordCode,
  "edit-email-code": editEmailCode,
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
  "proof-rejected": proofRejected,
  "in-delivery": inDelivery,
  "order-cancelled": orderCancelled,
  "out-of-stock": outOfStock,
  "admin-new-order": adminNewOrder,
  "admin-new-proof": adminNewProof,
};
