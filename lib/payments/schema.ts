import { z } from "zod";
import { adminProof } from "../accounts/second-factor/schema.ts";
import { plainCode, plainWords } from "../fields/pasted-text.ts";
import { atMost, EMPTY, requiredText } from "../fields/required-text.ts";
import { say } from "../language/spoken-language.ts";
import { words } from "../language/words.ts";
import { optionalPicture, pictureField, requiredPicture } from "../media/picture-rules.ts";
import { orderView, PROOF_STATES, receiptInput, refundInput } from "../orders/schema.ts";
import { ORDER_STATUSES, PAYMENT_STATUSES } from "../orders/status/order-status.ts";
import { parseTypedAmount } from "../rupiah.ts";
import {
  accountsInput,
  bankAccount,
  qrisInput,
  seenAccountsInput,
} from "../shop/settings-schema.ts";
import type { MatchedOrder, RowMatch } from "./statements/schema.ts";

const AMOUNT_WORDS = words("Amount must be in whole rupiah", "Jumlah harus dalam rupiah bulat");
const invalidAmount = () => say(AMOUNT_WORDS);

export const transferFields = z.object({
  bank: z.string().overwrite(plainWords).max(60, atMost(60)).default(""),
  sender: z.string().overwrite(plainWords).max(100, atMost(100)).default(""),
  amount: z
    .union(
      [
        z.string().overwrite(plainCode).max(30, { error: invalidAmount }),
        z.int().transform(String),
      ],
      { error: invalidAmount },
    )
    .default("")
    .transform((typed, context) => {
      const amount = parseTypedAmount(typed);
      if (amount !== undefined) return amount;
      context.addIssue({ code: "custom", message: invalidAmount() });
      return z.NEVER;
    }),
});

export const submitProofInput = transferFields.extend({ image: requiredPicture(EMPTY) });

export type SubmitProofInput = z.infer<typeof submitProofInput>;

export const recordRefundInput = refundInput.extend({ image: optionalPicture });

export type RecordRefundInput = z.infer<typeof recordRefundInput>;

/** `revive`: the order goes on at its old price. `refund`: the money goes back. */
export const LATE_ANSWERS = ["revive", "refund"] as const;

export const reviewProofInput = z.discriminatedUnion(
  "state",
  [
    z.object({
      state: z.literal("confirmed"),
      ...receiptInput.shape,
      /** Admin's decision on the money of an order that has ended. */
      late: z.enum(LATE_ANSWERS, "late must be revive or refund").optional(),
    }),
    z.object({
      state: z.literal("rejected"),
      reason: requiredText(300, { language: "spoken" }),
    }),
  ],
  "State must be confirmed or rejected",
);

export type ReviewProofInput = z.infer<typeof reviewProofInput>;

export const proofPageView = z
  .object({
    order_no: z.string(),
    total: z.number().int(),
    /** Rupiah that are still due of it. */
    due: z.number().int(),
    /** True where no other order has the same total (docs/payments.md#unique-amounts). */
    unique_total: z.boolean(),
    carrier: z.string(),
    status: z.enum(ORDER_STATUSES),
    payment_status: z.enum(PAYMENT_STATUSES),
    payment_deadline: z.string(),
    takes_proof: z.boolean(),
    /** Until when a cancelled order takes one, ISO 8601; null for another order. */
    late_proof_until: z.string().nullable(),
    proofs: z.array(
      z.object({
        uploaded_at: z.string(),
        state: z.enum(PROOF_STATES),
        reason: z.string(),
        /** False once the picture was deleted. */
        has_picture: z.boolean(),
      }),
    ),
  })
  .meta({ id: "ProofPage" });

export type ProofPageView = z.infer<typeof proofPageView>;

export type EvidenceRow = {
  id: string;
  /** YYYY-MM-DD */
  date: string;
  /** Rupiah. */
  amount: number;
  text: string;
  how: RowMatch["how"] | "matched";
  /** Of a near row. */
  reasons: MatchedOrder["reasons"];
};

/** Kept facts beside a proof's picture. */
export type ProofEvidence = {
  /** The bank's rows that are the order's, or may be. */
  rows: EvidenceRow[];
  /** Accounts of which a statement has the proof's day, with that statement's last day, YYYY-MM-DD. */
  read: { account: string; until: string }[];
  /** Other orders for which the same picture was handed in. */
  copies: { order_id: string; order_no: string }[];
};

export const proofPageAnswer = z.object({ data: proofPageView });

/** The accounts are empty once the order waits for no transfer. */
const orderAccounts = { payment_accounts: z.array(bankAccount) };

export const proofStateAnswer = proofPageAnswer.extend(orderAccounts);

/** A QRIS code of an order's exact amount. */
export const qrisView = z
  .object({
    merchant_name: z.string(),
    city: z.string(),
    text: z.string(),
    picture: z.string(),
  })
  .meta({ id: "Qris" });

export type QrisView = z.infer<typeof qrisView>;

export const paymentAnswer = z.object({
  order: orderView,
  link: orderView.shape.link,
  ...orderAccounts,
  qris: qrisView.nullable(),
});

/** Absent settings stay. Accounts and QRIS need the admin's proof. */
export const updateSettingsInput = z.object({
  payment_accounts: accountsInput.optional(),
  /** The list that the admin saw, needed with a new one. 409 if it has changed since. */
  payment_accounts_seen: seenAccountsInput.optional(),
  qris: qrisInput.optional(),
  unique_amounts: z.union([z.boolean(), z.stringbool()], "true or false").optional(),
  /** A photo or a screenshot of the code, instead of its text. */
  qris_picture: pictureField,
  ...adminProof.partial().shape,
});

export type UpdateSettingsInput = z.infer<typeof updateSettingsInput>;

export const replacedAccountsAnswer = z.object({
  data: z.object({ orders: z.number().int() }),
});

export type ShownQris = {
  /** The payer's app shows this name. */
  merchantName: string;
  city: string;
  /** The merchant's number in the national register; null where the code has none. */
  nmid: string | null;
  /** The code as an SVG in a data: address. */
  picture: string;
};

/** A row of the settings' history. */
export type SettingChange = {
  id: string;
  changed_at: string;
  /** Name of the admin; null for the demo data. */
  editor: string | null;
  label: string;
  /** The setting after the change, in Indonesian. */
  value: string;
};

/** The newest change of accounts or QRIS, and how many there were with it. */
export type MoneyChange = { changed_at: string; editor: string; label: string; count: number };
