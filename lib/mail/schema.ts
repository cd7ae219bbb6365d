import { z } from "zod";
import type { ShopFacts } from "../shop/facts.ts";
import { CHARGE_KINDS } from "../totals.ts";

const code = z.object({ name: z.string(), code: z.string() });

const order = z.object({
  orderId: z.string(),
  orderNo: z.string(),
  name: z.string(),
  /** In rupiah. */
  total: z.number(),
});

const forAdmins = order.extend({ customer: z.string() });

const SECOND_FACTOR_CHANGES = [
  "added",
  "replaced",
  "removed",
  "removed-by-operator",
  "codes-renewed",
  "recovery-code-used",
] as const;

export type SecondFactorChange = (typeof SECOND_FACTOR_CHANGES)[number];

const orderPlaced = z.object({
  orderId: z.string(),
  orderNo: z.string(),
  name: z.string(),
  lines: z.array(
    z.object({
      name: z.string(),
      size: z.string(),
      quantity: z.number(),
      /** Of one unit, in rupiah. */
      price: z.number(),
    }),
  ),
  subtotal: z.number(),
  charges: z.array(z.object({ kind: z.enum(CHARGE_KINDS), rupiah: z.number() })),
  service: z.string(),
  etd: z.string(),
  recipient: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  description: z.string(),
  city: z.string(),
  province: z.string(),
  zipCode: z.string(),
  /** ISO 8601. */
  paymentDeadline: z.string(),
  proofLink: z.string(),
});

/** Converts mails queued by earlier releases, which have `ongkir` alone. */
function withCharges(data: unknown): unknown {
  if (typeof data !== "object" || data === null || "charges" in data) return data;
  const { ongkir } = data as { ongkir?: unknown };
  return { ...data, charges: [{ kind: "shipping", rupiah: ongkir }] };
}

/** Data of each template in emails/, as the outbox stores it. */
export const MAIL_DATA = {
  "verify-email-code": code,
  "reset-password-code": code,
  "edit-email-code": code,
  "password-changed": z.object({ name: z.string() }),
  /** `codesLeft`: unused recovery codes. */
  "second-factor-changed": z.object({
    name: z.string(),
    change: z.enum(SECOND_FACTOR_CHANGES),
    codesLeft: z.number(),
  }),
  welcome: z.object({ name: z.string() }),
  "payment-reminder": order.extend({ paymentDeadline: z.string(), proofLink: z.string() }),
  "payment-confirmed": order,
  "proof-rejected": order.extend({ reason: z.string(), proofLink: z.string() }),
  /** `resi` is null while there is no tracking number. */
  "in-delivery": order.extend({ resi: z.string().nullable(), completeLink: z.string() }),
  /** `expired`: the payment deadline passed. */
  "order-cancelled": order.extend({ expired: z.boolean() }),
  "out-of-stock": order,
  "admin-new-order": forAdmins.extend({ quantity: z.number() }),
  "admin-new-proof": forAdmins,
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
  data: MailData<Template>;
};
