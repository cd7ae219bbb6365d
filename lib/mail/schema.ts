import { z } from "zod";
import { plainName } from "../fields/person-name.ts";
import type { Language } from "../language/languages.ts";
import { STAFF_ROLES } from "../roles.ts";
import type { ShopFacts } from "../shop/facts.ts";
import { bankAccount, paymentAccount } from "../shop/settings-schema.ts";
import { CHARGE_KINDS } from "../totals.ts";

/** Null in mails to an unverified e-mail: the mailbox may be a stranger's. */
const name = z
  .string()
  .nullable()
  .transform((text) => (text && plainName(text)) || null);

const greeting = z.object({ name });

const code = greeting.extend({ code: z.string() });

const line = z.object({
  name: z.string(),
  /** English side of the name, absent in mails queued by earlier releases. */
  name_en: z.string().optional(),
  /** As customers read it, as "M" or "S · 200 × 105 cm". */
  size: z.string(),
  quantity: z.number(),
  /** Of one unit, in rupiah. */
  price: z.number(),
  /** The key of its picture, absent in mails queued by earlier releases. */
  picture: z.string().nullable().optional(),
});

export type MailLine = z.infer<typeof line>;

const order = greeting.extend({
  orderId: z.string(),
  orderNo: z.string(),
  /** In rupiah. */
  total: z.number(),
  /** None in mails queued by earlier releases. */
  lines: z.array(line).default([]),
});

/** `paymentStatus` is absent in mails queued by earlier releases. */
const undelivered = order.extend({ paymentStatus: z.string().optional() });

const customer = z.string().transform((text) => plainName(text) || "Seorang pelanggan");

const SECOND_FACTOR_CHANGES = [
  "added",
  "replaced",
  "removed",
  "removed-by-operator",
  "codes-renewed",
  "recovery-code-used",
] as const;

export type SecondFactorChange = (typeof SECOND_FACTOR_CHANGES)[number];

const forAdmins = order.extend({ customer });

/** A link that acts without signing in. Null in mails to an unverified e-mail. */
const actingLink = z.string().nullable();

const delivery = z.object({
  recipient: z.string().transform(plainName),
  phoneNumber: z.string(),
  address: z.string(),
  description: z.string(),
  city: z.string(),
  province: z.string(),
  zipCode: z.string(),
});

/** Absent in mails queued by earlier releases, and in the buyer's where the e-mail is unverified. */
const noted = z.object({ customerNote: z.string().optional() });

/** The id of the carrier, absent in mails queued by earlier releases. */
const carried = z.object({ carrier: z.string().optional() });

/** The ways to pay. Mails queued by earlier releases may have neither. */
const transfer = z.object({
  accounts: z.array(bankAccount).optional(),
  takesQris: z.boolean().default(false),
});

/** The shop's ways to be paid. `qris`: its merchant in words. */
const waysToPay = z.object({ accounts: z.array(paymentAccount), qris: z.string().nullable() });

const orderPlaced = order.omit({ total: true }).extend({
  subtotal: z.number(),
  charges: z.array(z.object({ kind: z.enum(CHARGE_KINDS), rupiah: z.number() })),
  ...carried.shape,
  service: z.string(),
  etd: z.string(),
  /** Absent in mails to an unverified e-mail, as the note is. */
  ...delivery.partial().shape,
  ...noted.shape,
  ...transfer.shape,
  /** ISO 8601. */
  paymentDeadline: z.string(),
  proofLink: actingLink,
});

/** Converts mails queued by earlier releases, which have `ongkir` alone. */
function withCharges(data: unknown): unknown {
  if (typeof data !== "object" || data === null || "charges" in data) return data;
  const { ongkir } = data as { ongkir?: unknown };
  return { ...data, charges: [{ kind: "shipping", rupiah: ongkir }] };
}

/** Cause of an order's cancellation; `shop`: an admin did it. */
const CANCEL_CAUSES = ["shop", "customer", "unpaid", "proof-rejected"] as const;

export type CancelCause = (typeof CANCEL_CAUSES)[number];

/** Converts mails queued by earlier releases, which have `expired` alone. */
function withCause(data: unknown): unknown {
  if (typeof data !== "object" || data === null || "cause" in data) return data;
  return { ...data, cause: "expired" in data && data.expired === true ? "unpaid" : "shop" };
}

export const MAIL_DATA = {
  "verify-email-code": code,
  "reset-password-code": code,
  "edit-email-code": code,
  "password-changed": greeting,
  "email-change-requested": greeting,
  /** Both are null in mails of earlier releases to unverified e-mails. `undoUntil` is ISO 8601. */
  "email-changed": greeting.extend({ undoLink: actingLink, undoUntil: z.string().nullable() }),
  "email-change-undone": greeting,
  /** `codesLeft`: unused recovery codes. */
  "second-factor-changed": greeting.extend({
    change: z.enum(SECOND_FACTOR_CHANGES),
    codesLeft: z.number(),
  }),
  /** `provider`: its name for people. */
  "provider-linked": greeting.extend({ provider: z.string() }),
  welcome: greeting,
  "account-deleted": z.object({}),
  /** `isRejected`: another proof is awaited, and not the transfer. */
  "payment-reminder": order.extend({
    paymentDeadline: z.string(),
    proofLink: actingLink,
    isRejected: z.boolean().default(false),
    ...transfer.shape,
  }),
  "payment-confirmed": order,
  /** Rupiah that came in, and those still due. The deadline (ISO 8601) is null where the order goes on. */
  "payment-short": order.extend({
    came: z.number(),
    due: z.number(),
    paymentDeadline: z.string().nullable(),
    proofLink: actingLink,
    ...transfer.shape,
  }),
  /** Mails queued by earlier releases have no deadline. `isLate`: the order has ended before. */
  "proof-rejected": order.extend({
    reason: z.string(),
    paymentDeadline: z.string().optional(),
    proofLink: actingLink,
    isLate: z.boolean().default(false),
  }),
  /** `resi` is null while there is no tracking number. Mails queued by earlier releases have no service or days. */
  "in-delivery": order.extend({
    ...carried.shape,
    service: z.string().optional(),
    etd: z.string().optional(),
    resi: z.string().nullable(),
    completeLink: actingLink,
  }),
  "order-cancelled": z.preprocess(
    withCause,
    undelivered.extend({
      cause: z.enum(CANCEL_CAUSES),
      /** Until when the order takes a proof, ISO 8601; null where it is paid. */
      lateUntil: z.string().nullable().default(null),
      proofLink: actingLink.default(null),
    }),
  ),
  "out-of-stock": undelivered,
  /** Rupiah. `left`: what the shop still has of the order. */
  "money-returned": order.extend({
    amount: z.number(),
    account: z.string(),
    note: z.string(),
    left: z.number(),
  }),
  "admin-new-order": forAdmins.extend({ quantity: z.number(), ...noted.shape }),
  "admin-new-proof": forAdmins,
  /** `changedAt` is ISO 8601. */
  "admin-payment-changed": greeting.extend({
    changed: z.array(z.enum(["payment_accounts", "qris"])),
    editor: z.string().transform((text) => plainName(text) || "Seorang admin"),
    changedAt: z.string(),
    before: waysToPay,
    after: waysToPay,
  }),
  /** `isProofIn`: the customer has sent a proof, and need not pay again. */
  "payment-account-replaced": order.extend({
    isProofIn: z.boolean(),
    ...transfer.shape,
    accounts: z.array(bankAccount),
    proofLink: actingLink,
  }),
  /** To somebody who is to work for the shop. `expiresAt` is ISO 8601. */
  "team-invitation": z.object({
    inviter: z.string().transform((text) => plainName(text) || "Seorang admin"),
    role: z.enum(STAFF_ROLES),
    link: z.string(),
    expiresAt: z.string(),
  }),
  "order-placed": z.preprocess(withCharges, orderPlaced),
} as const satisfies Record<string, z.ZodType>;

export type MailTemplate = keyof typeof MAIL_DATA;

export type MailData<Template extends MailTemplate> = z.infer<(typeof MAIL_DATA)[Template]>;

export function isMailTemplate(name: string): name is MailTemplate {
  return Object.hasOwn(MAIL_DATA, name);
}

/** The shop in a mail; its address without a slash at the end. */
export type MailShop = ShopFacts & { url: string };

export type MailProps<Template extends MailTemplate> = {
  shop: MailShop;
  /** Of the customer. */
  lang: Language;
  data: MailData<Template>;
};
