import { LinkButton } from "#components/ui/button/link-button.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import { CancelOrder } from "./cancel-order.tsx";
import { ProofButton } from "./proofs/proof-button.tsx";
import { ProofNotice } from "./proofs/proof-notice.tsx";

type LateProofProps = {
  order: OrderView;
  /** The shop's e-mail address. */
  email: string;
};

/** Next steps for an order that waits for its payment. */
export function AwaitedPayment({
  order,
  email,
  mayCancel,
}: LateProofProps & { mayCancel: boolean }) {
  return (
    <div className="flex flex-col gap-4">
      {order.payment_status === "Unpaid" ? null : <ProofNotice order={order} />}
      <div className="flex flex-wrap items-start gap-3">
        <ProofButton order={order} email={email} />
        <LinkButton href={`/checkout-order/${order.id}`} variant="secondary" size="large">
          Payment instructions
        </LinkButton>
        {mayCancel ? <CancelOrder id={order.id} /> : null}
      </div>
    </div>
  );
}

/** The way to prove money that was on its way when the order ended. The order's headline says why. */
export function LateProof({ order, email }: LateProofProps) {
  return (
    <div className="flex flex-col items-start gap-4">
      <ProofNotice order={order} />
      <ProofButton order={order} email={email} />
    </div>
  );
}
