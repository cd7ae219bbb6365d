import { type PillTone, StatusPill } from "#components/ui/status-pill.tsx";
import { formatDateTime } from "#lib/dates.ts";
import type { ProofState } from "#lib/orders/schema.ts";
import type { ProofPageView } from "#lib/payments/schema.ts";

const STATES: Record<ProofState, { tone: PillTone; words: string }> = {
  pending: { tone: "info", words: "Checking" },
  confirmed: { tone: "success", words: "Confirmed" },
  rejected: { tone: "danger", words: "Rejected" },
  replaced: { tone: "neutral", words: "Replaced" },
};

/** The proofs so far, the newest first. No pictures, since links are passed on. */
export function ProofHistory({ proofs }: Pick<ProofPageView, "proofs">) {
  if (proofs.length === 0) return null;
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="pb-2 text-xl">
        Sent so far
      </h2>
      <ul className="divide-y divide-garis border-y border-garis">
        {proofs.toReversed().map(({ uploaded_at, state, has_picture: hasPicture }) => (
          <li key={uploaded_at} className="flex flex-wrap items-center justify-between gap-2 py-3">
            <span>
              <time dateTime={uploaded_at}>{formatDateTime(uploaded_at)}</time>
              {hasPicture ? null : (
                <span className="block text-sm text-abu">The picture has been deleted</span>
              )}
            </span>
            <StatusPill tone={STATES[state].tone}>{STATES[state].words}</StatusPill>
          </li>
        ))}
      </ul>
    </section>
  );
}
