import { z } from "zod";
import { jsonList } from "../fields/json-list.ts";
import { plainCode } from "../fields/pasted-text.ts";
import { atMost, requiredText } from "../fields/required-text.ts";

/** An account as customers see it, and as orders and mails keep it. */
export const bankAccount = z
  .object({ bank: z.string(), number: z.string(), holder: z.string() })
  .meta({ id: "BankAccount" });

export type BankAccount = z.infer<typeof bankAccount>;

/** An account of the dashboard's list. Customers see the active ones. */
export const paymentAccount = bankAccount.extend({ active: z.boolean() });

export type PaymentAccount = z.infer<typeof paymentAccount>;

/** Settings of admins. The table `shop_settings` has the names with dashes as its keys. */
export const paymentSettings = z
  .object({
    /** In the order that customers see; the first active one is the main one. */
    payment_accounts: z.array(paymentAccount),
    /** Text of the shop's static QRIS code; null for none. */
    qris: z.string().nullable(),
    /** Adds a few rupiah to each order's total that identify it (docs/payments.md#unique-amounts). */
    unique_amounts: z.boolean(),
  })
  .meta({ id: "PaymentSettings" });

export type PaymentSettings = z.infer<typeof paymentSettings>;

export const paymentMethod = z.object({
  payment_accounts: z.array(bankAccount),
  takes_qris: z.boolean(),
  /** Ids of further ways to pay, of WAYS_TO_PAY. */
  gateways: z.array(z.string()),
});

export type PaymentMethod = z.infer<typeof paymentMethod>;

export const paymentSettingsAnswer = z.object({ data: paymentSettings });

const EMPTY = "Wajib diisi";
const MAX_NAME = 80;
const MAX_ACCOUNTS = 20;
const MAX_TYPED_QRIS = 1_000;

const UNREADABLE = "Daftar rekening tidak bisa dibaca";

/** Spaces, dots and dashes are for the eye: customers copy the digits. */
const ACCOUNT_NUMBER = /^\d[\d .-]{3,32}\d$/;

export const accountsForm = z.object({
  payment_accounts: z
    .array(
      z.object({
        bank: requiredText(MAX_NAME, { empty: EMPTY }),
        number: z
          .string(EMPTY)
          .overwrite(plainCode)
          .min(1, { error: EMPTY, abort: true })
          .regex(ACCOUNT_NUMBER, "Isi 5 sampai 34 angka; boleh dengan spasi, titik dan strip"),
        holder: requiredText(MAX_NAME, { empty: EMPTY }),
        active: z.boolean(UNREADABLE),
      }),
    )
    .max(MAX_ACCOUNTS, `Paling banyak ${MAX_ACCOUNTS} rekening`),
});

export const accountsInput = jsonList(accountsForm.shape.payment_accounts, firstMessage);

/** The list as an admin saw it, whatever its fields hold. */
export const seenAccountsInput = jsonList(paymentSettings.shape.payment_accounts, firstMessage);

/** Pasted QRIS code; an empty one removes it. */
export const qrisInput = z.string().max(MAX_TYPED_QRIS, atMost(MAX_TYPED_QRIS, "id")).nullable();

/** Returns the list's own message, where its shape is right and a field isn't. */
function firstMessage({ code, errors }: z.core.$ZodRawIssue): string {
  const issues = code === "invalid_union" ? (errors as z.core.$ZodIssue[][]).flat() : [];
  return issues.find(({ path }) => path.length > 1)?.message ?? UNREADABLE;
}
