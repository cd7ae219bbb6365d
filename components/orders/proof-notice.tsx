import { Countdown } from "#components/checkout/countdown.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { formatDateTime } from "#lib/dates.ts";
import { hasDeadline } from "#lib/orders/order-status.ts";
import type { ProofPageView } from "#lib/payments/schema.ts";

export type ProvenOrder = Pick<
  ProofPageView,
  "status" | "payment_status" | "payment_deadline" | "proofs"
>;

/** The state of the last proof; nothing where there is none. */
export function ProofNotice({ order }: { order: ProvenOrder }) {
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
        <p className="pt-1 font-normal break-words text-tinta">{last.reason}</p>
        {hasDeadline(order) ? <ProofDeadline at={order.payment_deadline} /> : null}
      </Notice>
    );
  }
  return null;
}

function ProofDeadline({ at }: { at: string }) {
  return (
    <p className="pt-1 font-normal text-tinta">
      Please send another before <time dateTime={at}>{formatDateTime(at)}</time>. After that the
      order is cancelled and the pieces go back on sale. <Countdown until={at} />
    </p>
  );
}
