import { ProofButton } from "#components/orders/proofs/proof-button.tsx";
import { ProofChat } from "#components/orders/proofs/proof-chat.tsx";
import { ProofNotice } from "#components/orders/proofs/proof-notice.tsx";
import { PROOF_WORDS } from "#components/orders/proofs/proof-words.tsx";
import { useWords } from "#language";
import type { OrderView } from "#lib/orders/schema.ts";
import type { ShownWay } from "#lib/payments/ways/way.ts";
import { PayScreen } from "./pay-screen.tsx";

type ProofSectionProps = {
  order: OrderView;
  /** The shop's e-mail address. */
  email: string;
  /** A WhatsApp chat; null where the shop has no number. */
  chat: string | null;
};

type PaymentStepsProps = ProofSectionProps & { ways: readonly ShownWay[] };

/** The payment, then the proof. Once there is a proof, its state comes first. */
export function PaymentSteps({ order, ways, email, chat }: PaymentStepsProps) {
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
      <PayScreen order={payable} ways={ways}>
        {isProofIn ? null : proof}
      </PayScreen>
    </>
  );
}

/** The step after the payment: sending the proof, and its state. */
function ProofSection({ order, email, chat }: ProofSectionProps) {
  const words = useWords(PROOF_WORDS);
  return (
    <section aria-labelledby="proof" className="flex flex-col gap-4">
      <h2 id="proof" className="text-2xl">
        {words.title}
      </h2>
      {order.proofs.length === 0 ? (
        <p className="max-w-prose">{words.stillNeeded}</p>
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
