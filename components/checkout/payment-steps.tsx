import { ProofButton } from "#components/orders/proofs/proof-button.tsx";
import { ProofChat } from "#components/orders/proofs/proof-chat.tsx";
import { ProofNotice } from "#components/orders/proofs/proof-notice.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import type { ShownQris } from "#lib/payments/schema.ts";
import type { BankAccount } from "#lib/shop/settings-schema.ts";
import { PayScreen } from "./pay-screen.tsx";

type ProofSectionProps = {
  order: OrderView;
  /** The shop's e-mail address. */
  email: string;
  /** A WhatsApp chat; null where the shop has no number. */
  chat: string | null;
};

type PaymentStepsProps = ProofSectionProps & {
  accounts: readonly BankAccount[];
  /** Null where the shop has no code, or the order takes no payment by one now. */
  qris: ShownQris | null;
};

/** The payment, then the proof. Once there is a proof, its state comes first. */
export function PaymentSteps({ order, accounts, qris, email, chat }: PaymentStepsProps) {
  const isProofIn = order.payment_status !== "Unpaid";
  const proof = <ProofSection order={order} email={email} chat={chat} />;
  const payable = {
    ...order,
    due: order.money.due,
    unique_total: order.charges.some(({ kind }) => kind === "unique"),
  };
  return (
    <>
      {isProofIn ? proof : null}
      <PayScreen
        order={payable}
        accounts={accounts}
        qris={qris}
        savedQris={`/api/order/${order.id}/qris`}
      >
        {isProofIn ? null : proof}
      </PayScreen>
    </>
  );
}

/** The step after the payment: sending the proof, and its state. */
function ProofSection({ order, email, chat }: ProofSectionProps) {
  return (
    <section aria-labelledby="proof" className="flex flex-col gap-4">
      <h2 id="proof" className="text-2xl">
        Proof of payment
      </h2>
      {order.proofs.length === 0 ? (
        <p className="max-w-prose">
          Once you have paid, whichever way, we still need a picture of the receipt: with it we find
          your payment sooner, and the order doesn't run out while we check.
        </p>
      ) : (
        <ProofNotice order={order} />
      )}
      <div className="flex flex-wrap items-start gap-3">
        <ProofButton order={order} email={email} />
        <ProofChat href={chat} />
      </div>
    </section>
  );
}
