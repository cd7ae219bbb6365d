import type { OrderView } from "#lib/orders/schema.ts";
import type { ShownQris } from "#lib/payments/schema.ts";
import type { ShopFacts } from "#lib/shop/facts.ts";
import type { BankAccount } from "#lib/shop/settings-schema.ts";
import { ProofSection } from "./proof-section.tsx";
import { QrisCode } from "./qris-code.tsx";
import { DONT_TRANSFER_AGAIN, TransferInstructions } from "./transfer-instructions.tsx";

type PaymentStepsProps = {
  order: OrderView;
  facts: ShopFacts;
  accounts: readonly BankAccount[];
  /** Null where the shop has no code, or the order takes no payment by one now. */
  qris: ShownQris | null;
  chat: string | null;
};

/** Explains transfer, QRIS and proof. Once there is a proof, its state comes first. */
export function PaymentSteps({ order, facts, accounts, qris, chat }: PaymentStepsProps) {
  const isProofIn = order.payment_status !== "Unpaid";
  const proof = <ProofSection order={order} email={facts.email} chat={chat} />;
  return (
    <>
      {isProofIn ? proof : null}
      <TransferInstructions
        accounts={accounts}
        total={order.total}
        deadline={isProofIn ? null : order.payment_deadline}
        orderNo={order.order_no}
      >
        {order.payment_status === "Awaiting Verification" ? DONT_TRANSFER_AGAIN : null}
      </TransferInstructions>
      {qris ? <QrisCode order={order} qris={qris} /> : null}
      {isProofIn ? null : proof}
    </>
  );
}
