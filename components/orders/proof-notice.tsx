import { Notice } from "#components/ui/notice.tsx";
import { formatDateTime } from "#lib/dates.ts";
import type { ProofPageView } from "#lib/payments/schema.ts";

/** The state of the last proof; nothing where there is none. */
export function ProofNotice({ proofs }: Pick<ProofPageView, "proofs">) {
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
