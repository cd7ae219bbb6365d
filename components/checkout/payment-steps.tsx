import type { OrderView } from "#lib/orders/schema.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import { ProofSection } from "./proof-section.tsx";
import { DONT_TRANSFER_AGAIN, TransferInstructions } from "./transfer-instructions.tsx";

type PaymentStepsProps = { order: OrderView; facts: ShopFacts; chat: string | null };

/** Explains transfer and proof. Once there is a proof, its state comes first. */
export function PaymentSteps({ order, facts, chat }: PaymentStepsProps) {
  const isProofIn = order.payment_status !== "Unpaid";
  const proof = <ProofSection order={order} email={facts.email} chat={chat} />;
  return (
    <>
      {isProofIn ? proof : null}
      <TransferInstructions
        account={facts.bank}
        total={order.total}
        deadline={isProofIn ? null : order.payment_deadline}
        orderNo={order.order_no}
      >
        {order.payment_status === "Awaiting Verification" ? DONT_TRANSFER_AGAIN : null}
      </TransferInstructions>
      {isProofIn ? null : proof}
    </>
  );
}
