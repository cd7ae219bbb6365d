import { type PillTone, StatusPill } from "#components/ui/status-pill.tsx";
import type { ProofState } from "#lib/orders/schema.ts";

const STATES: Record<ProofState, { tone: PillTone; words: string }> = {
  pending: { tone: "warning", words: "Perlu diperiksa" },
  confirmed: { tone: "success", words: "Dikonfirmasi" },
  rejected: { tone: "danger", words: "Ditolak" },
  replaced: { tone: "neutral", words: "Diganti pelanggan" },
};

export function ProofStatePill({ state }: { state: ProofState }) {
  return <StatusPill tone={STATES[state].tone}>{STATES[state].words}</StatusPill>;
}
