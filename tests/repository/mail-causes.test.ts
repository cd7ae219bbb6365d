import { globSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { MAIL_DATA } from "#lib/mail/schema.ts";

// Each mail is about an account or an order. A mail without such a cause is advertising, and needs the
// customer's consent first, which the shop doesn't ask for (docs/privacy.md#what-is-kept).

type Cause = [about: "account" | "order" | "admin", event: string, queuedBy: string];

const MOVES = "lib/orders/internal/queue-move-mail.ts";
const CODES = "lib/accounts/internal/issue-code.ts";

/** Causes of each template's mails. `admin`: to admins, about work that waits or harm to the shop. */
const CAUSES: Record<string, Cause[]> = {
  "verify-email-code": [["account", "the code of a registration was asked for", CODES]],
  "reset-password-code": [["account", "the code of a reset was asked for", CODES]],
  "edit-email-code": [["account", "the code of a new e-mail was asked for", CODES]],
  "password-changed": [
    ["account", "the customer changed it", "lib/accounts/passwords/change-password.ts"],
    ["account", "the customer reset it by a code", "lib/accounts/passwords/reset-password.ts"],
    ["account", "an operator set it", "lib/accounts/passwords/set-password.ts"],
    ["account", "its owner joined the team", "lib/accounts/team/accept-invitation.ts"],
  ],
  "email-change-requested": [
    ["account", "a new e-mail was asked for", "lib/accounts/email-change/request-email-change.ts"],
  ],
  "email-changed": [
    ["account", "the new one was confirmed", "lib/accounts/email-change/confirm-email-change.ts"],
  ],
  "email-change-undone": [
    ["account", "the change was undone", "lib/accounts/email-change/undo-email-change.ts"],
  ],
  "second-factor-changed": [
    ["account", "it changed or was used", "lib/accounts/internal/second-factor/queue-notice.ts"],
  ],
  "team-invitation": [
    ["account", "an admin invited its owner to the team", "lib/accounts/team/invitations.ts"],
  ],
  welcome: [
    ["account", "the e-mail was verified", "lib/accounts/verify-code.ts"],
    ["account", "a provider opened it", "lib/accounts/identity/open-account.ts"],
  ],
  "provider-linked": [
    ["account", "a provider signed in to it", "lib/accounts/identity/link-identity.ts"],
  ],
  "account-deleted": [["account", "it was deleted", "lib/privacy/delete-account.ts"]],
  "order-placed": [["order", "it was placed", "lib/orders/internal/record-order.ts"]],
  "payment-reminder": [
    ["order", "its deadline is near", "lib/orders/unpaid/remind-unpaid-orders.ts"],
  ],
  "payment-confirmed": [["order", "it became Payment Confirm", MOVES]],
  "payment-short": [["order", "less than its total came in", MOVES]],
  "proof-rejected": [["order", "its proof was rejected", MOVES]],
  "in-delivery": [["order", "it became In Delivery", MOVES]],
  "order-cancelled": [["order", "it was cancelled", MOVES]],
  "money-returned": [["order", "an admin sent money back", "lib/orders/money/refund-order.ts"]],
  "out-of-stock": [["order", "it became Out of Stock", MOVES]],
  "admin-new-order": [["admin", "an order was placed", "lib/orders/internal/record-order.ts"]],
  "admin-new-proof": [["admin", "a proof came in", "lib/payments/submit-proof.ts"]],
  "admin-payment-changed": [
    ["admin", "accounts or QRIS were changed", "lib/payments/internal/queue-money-notice.ts"],
  ],
  "payment-account-replaced": [
    ["order", "an admin replaced its accounts", "lib/orders/money/replace-accounts.ts"],
  ],
};

/** Ways to write a mail into the outbox. */
const QUEUES =
  /\bqueueMail\(|INSERT INTO outbox_mails|insertRows\("outbox_mails|\boutboxMail\.create/i;

it("each mail has its cause in an account, an order or an admin's work", () => {
  expect(Object.keys(CAUSES).toSorted()).toEqual(Object.keys(MAIL_DATA).toSorted());
});

it("no other code queues mails", () => {
  const files = globSync("{app,components,emails,lib,scripts}/**/*.{ts,tsx,mjs}");
  expect(files.length).toBeGreaterThan(500);
  // lib/mail itself queues only what was queued before.
  const queuing = files.filter(
    (file) => !/^lib\/mail\/|\.test\./.test(file) && QUEUES.test(readFileSync(file, "utf8")),
  );
  const known = Object.values(CAUSES).flatMap((causes) => causes.map(([, , file]) => file));
  expect(queuing.toSorted()).toEqual([...new Set(known)].toSorted());
});
