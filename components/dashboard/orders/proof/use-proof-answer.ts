import { jakartaDay } from "#lib/dates.ts";
import type { ReviewProofInput } from "#lib/payments/schema.ts";
import { useUpdateOrder } from "../detail/use-update-order.ts";
import type { Asked } from "../money/receipt.ts";
import { useReceipt } from "../money/receipt-fields.tsx";

/** A proof that waits for an admin's answer. */
export type AskedProof = {
  orderId: string;
  /** Moment of the order, ISO 8601. */
  orderedAt: string;
  proofId: string;
  asked: Asked;
  /** Rupiah that the customer says to have sent; null where unstated. */
  claimed: number | null;
  /** The bank's day, YYYY-MM-DD; today where no row gives it. */
  receivedOn?: string | undefined;
};

type AnswerOptions = { close: () => void; onAnswered?: ((words: string) => void) | undefined };

/** Returns what every answer to a proof needs: the typed amount, the first day that it may name, and saving. */
export function useProofAnswer(proof: AskedProof, { close, onAnswered }: AnswerOptions) {
  const { orderId, orderedAt, proofId, asked, claimed, receivedOn } = proof;
  const { save, busy } = useUpdateOrder(`${orderId}/proof/${proofId}`);
  const receipt = useReceipt(asked, claimed ?? asked.due, receivedOn);

  function answer(change: ReviewProofInput, done: string) {
    save({ change, done }, { onSettled: close, onSuccess: () => onAnswered?.(done) });
  }

  const reject = (reason: string) =>
    answer({ state: "rejected", reason }, "Bukti pembayaran ditolak");
  return { answer, reject, busy, receipt, since: jakartaDay(new Date(orderedAt)) };
}
