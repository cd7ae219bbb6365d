import { type PillTone, StatusPill } from "#components/ui/status-pill.tsx";
import { formatDateTime } from "#lib/dates.ts";
import type { OrderView, ProofState, ProofView } from "#lib/orders/schema.ts";
import { isOpen } from "#lib/orders/status/order-status.ts";
import type { ProofEvidence } from "#lib/payments/schema.ts";
import { Panel } from "../../parts/panel.tsx";
import { LateVerdict } from "./late-verdict.tsx";
import { dayOfRow, ProofEvidenceList } from "./proof-evidence.tsx";
import { ProofFacts } from "./proof-facts.tsx";
import { ProofPicture } from "./proof-picture.tsx";
import { ProofVerdict } from "./proof-verdict.tsx";

const STATES: Record<ProofState, { tone: PillTone; words: string }> = {
  pending: { tone: "warning", words: "Perlu diperiksa" },
  confirmed: { tone: "success", words: "Dikonfirmasi" },
  rejected: { tone: "danger", words: "Ditolak" },
  replaced: { tone: "neutral", words: "Diganti pelanggan" },
};

/** docs/payments.md#pictures-of-proofs */
const PICTURE_DELETED = "Gambar sudah dihapus setelah masa simpannya habis.";

type ProofPanelProps = { order: OrderView; evidence: ProofEvidence | undefined };

/** The current proof with its actions, and the earlier ones. */
export function ProofPanel({ order, evidence }: ProofPanelProps) {
  const [last, ...earlier] = order.proofs.toReversed();
  if (!last) return null;
  const isWaiting = last.state === "pending" && order.status === "Waiting for Payment";
  const asked = { total: order.total, due: isWaiting ? order.money.due : order.total };
  const proof = {
    orderId: order.id,
    orderedAt: order.created_at,
    proofId: last.id,
    asked,
    claimed: last.amount,
    receivedOn: evidence && dayOfRow(evidence, asked.due),
  };
  return (
    <Panel title="Bukti pembayaran">
      <div className="grid items-start gap-5 @xl:grid-cols-[14rem_minmax(0,1fr)]">
        {last.image ? (
          <ProofPicture
            src={last.image}
            sent={formatDateTime(last.uploaded_at, "id")}
            orderId={isWaiting ? order.id : undefined}
          />
        ) : (
          <p className="text-abu">{PICTURE_DELETED}</p>
        )}
        <div className="flex flex-col items-start gap-4">
          <ProofStatePill state={last.state} />
          <ProofFacts proof={last} expected={asked.due} />
          {evidence ? <ProofEvidenceList evidence={evidence} /> : null}
          {isWaiting ? <ProofVerdict proof={proof} /> : null}
          {last.state === "pending" && !isOpen(order.status) ? <LateVerdict proof={proof} /> : null}
        </div>
      </div>
      {earlier.length > 0 ? <EarlierProofs proofs={earlier} /> : null}
    </Panel>
  );
}

function EarlierProofs({ proofs }: { proofs: ProofView[] }) {
  return (
    <details className="pt-4">
      <summary className="tap-link">Bukti sebelumnya ({proofs.length})</summary>
      <ul className="divide-y divide-garis border-y border-garis">
        {proofs.map((proof) => (
          <li key={proof.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2">
            <EarlierPicture proof={proof} />
            <ProofStatePill state={proof.state} />
            {proof.reason === "" ? null : (
              <span className="min-w-0 break-words text-abu">{proof.reason}</span>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}

function EarlierPicture({ proof: { image, uploaded_at: at } }: { proof: ProofView }) {
  const sent = <time dateTime={at}>{formatDateTime(at, "id")}</time>;
  if (!image) {
    return (
      <span>
        {sent} <span className="block text-sm text-abu">{PICTURE_DELETED}</span>
      </span>
    );
  }
  return (
    <a href={image} target="_blank" rel="noreferrer" className="tap-link">
      {sent}
    </a>
  );
}

function ProofStatePill({ state }: { state: ProofState }) {
  return <StatusPill tone={STATES[state].tone}>{STATES[state].words}</StatusPill>;
}
