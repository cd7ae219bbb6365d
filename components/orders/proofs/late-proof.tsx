import type { OrderView } from "#lib/orders/schema.ts";
import { ProofButton } from "./proof-button.tsx";
import { ProofNotice } from "./proof-notice.tsx";

type LateProofProps = {
  order: OrderView;
  /** The shop's e-mail address. */
  email: string;
};

/** The way to prove money that was on its way when the order ended. The order's headline says why. */
export function LateProof({ order, email }: LateProofProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <ProofNotice order={order} />
      <ProofButton order={order} email={email} />
    </div>
  );
}
