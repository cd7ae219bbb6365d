import { Notice } from "#components/ui/notice.tsx";
import { formatDateTime } from "#lib/dates.ts";
import type { ProofView } from "#lib/orders/schema.ts";

type ProofNoticeProps = {
  proofs: readonly Pick<ProofView, "state" | "uploaded_at" | "reason">[];
};

/** The state of the last proof; nothing where there is none. */
export function ProofNotice({ proofs }: ProofNoticeProps) {
  const last = proofs.at(-1);
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
      </Notice>
    );
  }
  return null;
}
