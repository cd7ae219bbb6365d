import { type PillTone, StatusPill } from "#components/ui/status-pill.tsx";
import { useLanguage, useWords } from "#language";
import { formatDateTime } from "#lib/dates.ts";
import type { ProofState } from "#lib/orders/schema.ts";
import type { ProofPageView } from "#lib/payments/schema.ts";
import { PROOF_WORDS } from "./proof-words.tsx";

const TONES: Record<ProofState, PillTone> = {
  pending: "info",
  confirmed: "success",
  rejected: "danger",
  replaced: "neutral",
};

/** The proofs so far, the newest first. No pictures, since links are passed on. */
export function ProofHistory({ proofs }: Pick<ProofPageView, "proofs">) {
  const language = useLanguage();
  const words = useWords(PROOF_WORDS);
  if (proofs.length === 0) return null;
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="pb-2 text-xl">
        {words.sentSoFar}
      </h2>
      <ul className="divide-y divide-garis border-y border-garis">
        {proofs.toReversed().map(({ uploaded_at, state, has_picture: hasPicture }) => (
          <li key={uploaded_at} className="flex flex-wrap items-center justify-between gap-2 py-3">
            <span>
              <time dateTime={uploaded_at}>{formatDateTime(uploaded_at, language)}</time>
              {hasPicture ? null : (
                <span className="block text-sm text-abu">{words.pictureDeleted}</span>
              )}
            </span>
            <StatusPill tone={TONES[state]}>{words.states[state]}</StatusPill>
          </li>
        ))}
      </ul>
    </section>
  );
}
