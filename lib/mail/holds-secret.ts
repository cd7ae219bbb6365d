import { isMailTemplate, type MailTemplate } from "./schema.ts";

/** What the data of each template is kept for after the mail was sent: whether it may be sent again. */
const SECRETS: Record<MailTemplate, "code" | "key" | null> = {
  "verify-email-code": "code",
  "reset-password-code": "code",
  "edit-email-code": "code",
  // The link that completes an order; the shop itself keeps only its hash.
  "in-delivery": "key",
  "password-changed": null,
  welcome: null,
  "payment-reminder": null,
  "payment-confirmed": null,
  "proof-rejected": null,
  "order-cancelled": null,
  "out-of-stock": null,
  "admin-new-order": null,
  "admin-new-proof": null,
  "order-placed": null,
};

/** What of a mail mustn't lie in the outbox any longer than it has to; null where there is nothing. */
export function holdsSecret(template: string): "code" | "key" | null {
  return isMailTemplate(template) ? SECRETS[template] : "code";
}
