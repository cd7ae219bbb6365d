import { jakartaDay } from "#lib/dates.ts";
import { DOUBTED_TOTALS, type RESTS, type ReceiptInput } from "#lib/orders/schema.ts";
import { formatRupiah, parseTypedAmount } from "#lib/rupiah.ts";

export type Rest = (typeof RESTS)[number];

/** An order's sums in rupiah; `due` is what is asked for. */
export type Asked = { due: number; total: number };

/** Fields of money received, as an admin types them. */
type TypedReceipt = {
  amount: string;
  receivedOn: string;
  rest: Rest | null;
  isSure: boolean;
};

export type ReceiptErrors = Partial<Record<"amount" | "rest" | "sure", string>>;

/** Consequence of an amount: null while it can't be read. */
export type Outcome = { amount: number; lacks: number; beyond: number; isDoubted: boolean } | null;

/** Returns what is written down at first: an amount, and the bank's day where it is known, else today. */
export function proposedReceipt(
  rupiah: number | null,
  { day, now = new Date() }: { day?: string | undefined; now?: Date } = {},
): TypedReceipt {
  return {
    amount: rupiah ? formatRupiah(rupiah) : "",
    receivedOn: day ?? jakartaDay(now),
    rest: null,
    isSure: false,
  };
}

export function outcomeOf(typed: string, { due, total }: Asked): Outcome {
  const amount = parseTypedAmount(typed);
  if (!amount) return null;
  return {
    amount,
    lacks: Math.max(0, due - amount),
    beyond: Math.max(0, amount - due),
    isDoubted: amount > DOUBTED_TOTALS * total,
  };
}

/** Returns the body's fields, or what is wrong with what was typed. */
export function readReceipt(
  { amount, receivedOn, rest, isSure }: TypedReceipt,
  asked: Asked,
): { input: ReceiptInput } | { errors: ReceiptErrors } {
  const outcome = outcomeOf(amount, asked);
  if (!outcome) return { errors: { amount: "Jumlah harus rupiah bulat, paling sedikit 1" } };
  if (outcome.lacks > 0 && rest === null) return { errors: { rest: "Pilih salah satu" } };
  if (outcome.isDoubted && !isSure) return { errors: { sure: "Pastikan jumlahnya benar" } };
  return {
    input: {
      amount: outcome.amount,
      received_on: receivedOn,
      ...(outcome.lacks > 0 && rest ? { rest } : {}),
      ...(outcome.isDoubted ? { sure: true } : {}),
    },
  };
}
