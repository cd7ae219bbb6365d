import { Countdown } from "#components/ui/countdown.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { formatDateTime } from "#lib/dates.ts";
import { MAX_PROOFS } from "#lib/orders/proofs/takes-proof.ts";
import type { ProofView } from "#lib/orders/schema.ts";
import { hasDeadline } from "#lib/orders/status/order-status.ts";
import type { ProofPageView } from "#lib/payments/schema.ts";

type ProofOrder = Pick<ProofPageView, "status" | "payment_status" | "payment_deadline"> & {
  proofs: readonly Pick<ProofView, "state" | "uploaded_at" | "reason">[];
};

/** The state of the last proof; nothing where there is none. */
export function ProofNotice({ order }: { order: ProofOrder }) {
  const last = order.proofs.at(-1);
  if (last?.state === "pending") {
    return (
      <Notice tone="info">
        We have your picture of{" "}
        <time dateTime={last.uploaded_at}>{formatDateTime(last.uploaded_at)}</time> and are checking
        it.
      </Notice>
    );
  }
  if (last?.state === "rejected") {
    return (
      <Notice tone="error">
        <p>
          We couldn't match your picture of{" "}
          <time dateTime={last.uploaded_at}>{formatDateTime(last.uploaded_at)}</time> with a
          transfer:
        </p>
        <p className="pt-1 font-normal text-tinta">{last.reason}</p>
        {hasDeadline(order) ? <ProofDeadline order={order} /> : null}
      </Notice>
    );
  }
  return null;
}

function ProofDeadline({ order: { proofs, payment_deadline: at } }: { order: ProofOrder }) {
  const takesMore = proofs.length < MAX_PROOFS;
  return (
    <p className="pt-1 font-normal text-tinta">
      {takesMore ? "Please send another before" : "The deadline of this order is"}{" "}
      <time dateTime={at}>{formatDateTime(at)}</time>. After that the order is cancelled and the
      pieces go back on sale. <Countdown left={Date.parse(at) - Date.now()} />
    </p>
  );
}
