import { ProofButton } from "#components/orders/proof-button.tsx";
import { ProofChat } from "#components/orders/proof-chat.tsx";
import { ProofNotice, type ProvenOrder } from "#components/orders/proof-notice.tsx";
import type { OrderView } from "#lib/orders/schema.ts";

type ProofSectionProps = {
  order: ProvenOrder & Pick<OrderView, "link" | "proofs">;
  /** The shop's e-mail address. */
  email: string;
  /** A WhatsApp chat; null where the shop has no number. */
  chat: string | null;
};

/** The step after the transfer: sending the proof, and its state. */
export function ProofSection({ order, email, chat }: ProofSectionProps) {
  return (
    <section aria-labelledby="proof" className="flex flex-col gap-4">
      <h2 id="proof" className="text-2xl">
        Proof of payment
      </h2>
      {order.proofs.length === 0 ? (
        <p className="max-w-prose">
          Send us a picture of your transfer: we find it sooner, and your order doesn't run out
          while we check.
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
