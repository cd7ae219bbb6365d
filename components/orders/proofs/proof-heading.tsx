import { Price } from "#components/ui/price.tsx";
import type { ProofPageView } from "#lib/payments/schema.ts";
import { PaymentStatusPill } from "../order-status-pill.tsx";

/** The order's number and what is due. */
export function ProofHeading({ order }: { order: ProofPageView }) {
  const isWaiting = order.payment_status === "Awaiting Verification";
  return (
    <header>
      <h1 className="text-3xl sm:text-4xl">
        {order.takes_proof && !isWaiting ? "Send proof of payment" : "Proof of payment"}
      </h1>
      <dl className="mt-4 flex flex-wrap items-baseline gap-x-8 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-abu">Order number</dt>
          <dd className="font-semibold tabular-nums">{order.order_no}</dd>
        </div>
        <div className="flex flex-wrap items-baseline gap-x-2">
          <dt className="text-abu">Amount</dt>
          <dd className="text-lg font-semibold">
            <Price value={order.due} />
          </dd>
        </div>
        <div>
          <dt className="sr-only">Payment Status</dt>
          <dd>
            <PaymentStatusPill order={order} />
          </dd>
        </div>
      </dl>
    </header>
  );
}
