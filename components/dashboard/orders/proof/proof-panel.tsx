import { type PillTone, StatusPill } from "#components/ui/status-pill.tsx";
import { formatMoment } from "#lib/dates.ts";
import type { OrderView, ProofState, ProofView } from "#lib/orders/schema.ts";
import { isOpen } from "#lib/orders/status/order-status.ts";
import { Panel } from "../../parts/panel.tsx";
import { LateVerdict } from "./late-verdict.tsx";
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

/** The current proof with its actions, and the earlier ones. */
export function ProofPanel({ order }: { order: OrderView }) {
  const [last, ...earlier] = order.proofs.toReversed();
  if (!last) return null;
  const isWaiting = last.state === "pending" && order.status === "Waiting for Payment";
  const asked = { total: order.total, due: isWaiting ? order.money.due : order.total };
  return (
    <Panel title="Bukti pembayaran">
      <div className="grid items-start gap-5 @xl:grid-cols-[14rem_minmax(0,1fr)]">
        {last.image ? (
          <ProofPicture
            src={last.image}
            sent={formatMoment(last.uploaded_at)}
            orderId={isWaiting ? order.id : undefined}
          />
        ) : (
          <p className="text-abu">{PICTURE_DELETED}</p>
        )}
        <div className="flex flex-col items-start gap-4">
          <ProofStatePill state={last.state} />
          <ProofFacts proof={last} expected={asked.due} />
          {isWaiting ? (
            <ProofVerdict
              orderId={order.id}
              orderedAt={order.created_at}
              proofId={last.id}
              asked={asked}
              claimed={last.amount}
            />
          ) : null}
          {last.state === "pending" && !isOpen(order.status) ? (
            <LateVerdict
              orderId={order.id}
              orderedAt={order.created_at}
              proofId={last.id}
              asked={asked}
              claimed={last.amount}
            />
          ) : null}
        </div>
      </div>
      {earlier.length > 0 ? <EarlierProofs proofs={earlier} /> : null}
    </Panel>
  );
}

function EarlierProofs({ proofs }: { proofs: ProofView[] }) {
  return (
    <details className="pt-4">
      <summary className="link inline-flex min-h-11 items-center">
        Bukti sebelumnya ({proofs.length})
      </summary>
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
  const sent = <time dateTime={at}>{formatMoment(at)}</time>;
  if (!image) {
    return (
      <span>
        {sent} <span className="block text-sm text-abu">{PICTURE_DELETED}</span>
      </span>
    );
  }
  return (
    <a
      href={image}
      target="_blank"
      rel="noreferrer"
      className="link inline-flex min-h-11 items-center"
    >
      {sent}
    </a>
  );
}

function ProofStatePill({ state }: { state: ProofState }) {
  return <StatusPill tone={STATES[state].tone}>{STATES[state].words}</StatusPill>;
}
