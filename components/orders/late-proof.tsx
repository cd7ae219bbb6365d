import { Notice } from "#components/ui/notice.tsx";
import { moneyBackWords } from "#lib/orders/money-back.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import { ProofButton } from "./proof-button.tsx";
import { ProofNotice } from "./proof-notice.tsx";

type LateProofProps = {
  order: Pick<
    OrderView,
    "status" | "payment_status" | "payment_deadline" | "link" | "late_proof_until" | "proofs"
  >;
  /** The shop's e-mail address. */
  email: string;
};

/** What to do about money that was on its way when the order ended; nothing where it takes no proof. */
export function LateProof({ order, email }: LateProofProps) {
  if (!order.late_proof_until) return null;
  return (
    <div className="mb-6 flex flex-col items-start gap-4">
      {order.proofs.length > 0 ? (
        <ProofNotice order={order} />
      ) : (
        <Notice tone="info">{moneyBackWords(order.payment_status, order.late_proof_until)}</Notice>
      )}
      <ProofButton order={order} email={email} />
    </div>
  );
}
