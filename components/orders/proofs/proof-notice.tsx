import { Countdown } from "#components/ui/countdown.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { useLanguage, useWords } from "#language";
import { formatDateTime } from "#lib/dates.ts";
import { MAX_PROOFS } from "#lib/orders/proofs/takes-proof.ts";
import type { ProofView } from "#lib/orders/schema.ts";
import { hasDeadline } from "#lib/orders/status/order-status.ts";
import type { ProofPageView } from "#lib/payments/schema.ts";
import { PROOF_WORDS } from "./proof-words.tsx";

type ProofOrder = Pick<ProofPageView, "status" | "payment_status" | "payment_deadline"> & {
  proofs: readonly Pick<ProofView, "state" | "uploaded_at" | "reason">[];
};

/** The state of the last proof; nothing where there is none. */
export function ProofNotice({ order }: { order: ProofOrder }) {
  const words = useWords(PROOF_WORDS);
  const last = order.proofs.at(-1);
  if (last?.state === "pending") {
    return <Notice tone="info">{words.checking(<Moment at={last.uploaded_at} />)}</Notice>;
  }
  if (last?.state === "rejected") {
    return (
      <Notice tone="error">
        <p>{words.refused(<Moment at={last.uploaded_at} />)}</p>
        <p className="pt-1 font-normal text-tinta">{last.reason}</p>
        {hasDeadline(order) ? <ProofDeadline order={order} /> : null}
      </Notice>
    );
  }
  return null;
}

function ProofDeadline({ order: { proofs, payment_deadline: at } }: { order: ProofOrder }) {
  const words = useWords(PROOF_WORDS);
  return (
    <p className="pt-1 font-normal text-tinta">
      {words.deadline(proofs.length < MAX_PROOFS, <Moment at={at} />)}{" "}
      <Countdown left={Date.parse(at) - Date.now()} />
    </p>
  );
}

function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at, useLanguage())}</time>;
}
