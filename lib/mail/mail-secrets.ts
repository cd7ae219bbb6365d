import { isMailTemplate, type MailTemplate } from "./schema.ts";

const SECRETS: Record<MailTemplate, "code" | "key" | null> = {
  "verify-email-code": "code",
  "reset-password-code": "code",
  "edit-email-code": "code",
  // The completion link, of which the shop stores a hash.
  "in-delivery": "key",
  // The undo link, of which the shop stores a hash.
  "email-changed": "key",
  // The invitation, of which the shop stores a hash.
  "team-invitation": "key",
  "email-change-requested": null,
  "email-change-undone": null,
  "money-returned": null,
  "password-changed": null,
  "second-factor-changed": null,
  "provider-linked": null,
  welcome: null,
  "account-deleted": null,
  "payment-reminder": null,
  "payment-confirmed": null,
  "payment-short": null,
  "proof-rejected": null,
  "order-cancelled": null,
  "out-of-stock": null,
  "admin-new-order": null,
  "admin-new-proof": null,
  "admin-payment-changed": null,
  "payment-account-replaced": null,
  "order-placed": null,
};

/** Returns the secret to delete after sending; null for none. Unknown templates count as codes. */
export function secretKind(template: string): "code" | "key" | null {
  return isMailTemplate(template) ? SECRETS[template] : "code";
}
