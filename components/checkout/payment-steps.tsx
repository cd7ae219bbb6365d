import type { OrderView } from "#lib/orders/schema.ts";
import { ProofSection } from "./proof-section.tsx";
import {
  type Account,
  DONT_TRANSFER_AGAIN,
  TransferInstructions,
} from "./transfer-instructions.tsx";

type PaymentStepsProps = { order: OrderView; account: Account; chat: string | null };

/** How to transfer and send the proof. Once there is a proof, its state comes first. */
export function PaymentSteps({ order, account, chat }: PaymentStepsProps) {
  const isProofIn = order.payment_status !== "Unpaid";
  const proof = <ProofSection order={order} chat={chat} />;
  return (
    <>
      {isProofIn ? proof : null}
      <TransferInstructions
        account={account}
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
