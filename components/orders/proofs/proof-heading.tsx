import { Price } from "#components/ui/price.tsx";
import { useWords } from "#language";
import type { ProofPageView } from "#lib/payments/schema.ts";
import { ORDER_PAGE_WORDS } from "../order-page-words.ts";
import { PaymentStatusPill } from "../order-status-pill.tsx";
import { PROOF_FORM_WORDS } from "./proof-form-words.ts";
import { PROOF_WORDS } from "./proof-words.tsx";

/** The order's number and what is due. */
export function ProofHeading({ order }: { order: ProofPageView }) {
  const words = useWords(PROOF_WORDS);
  const { send } = useWords(PROOF_FORM_WORDS);
  const facts = useWords(ORDER_PAGE_WORDS);
  const isWaiting = order.payment_status === "Awaiting Verification";
  return (
    <header>
      <h1 className="text-3xl sm:text-4xl">
        {order.takes_proof && !isWaiting ? send : words.title}
      </h1>
      <dl className="mt-4 flex flex-wrap items-baseline gap-x-8 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-abu">{facts.number}</dt>
          <dd className="font-semibold tabular-nums">{order.order_no}</dd>
        </div>
        <div className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-abu">{words.amount}</dt>
          <dd className="text-lg font-semibold">
            <Price value={order.due} />
          </dd>
        </div>
        <div>
          <dt className="sr-only">{facts.paymentStatus}</dt>
          <dd>
            <PaymentStatusPill order={order} />
          </dd>
        </div>
      </dl>
    </header>
  );
}
