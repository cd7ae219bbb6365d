"use client";

import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { Dialog } from "#components/ui/dialog/dialog.tsx";
import { formatDateTime } from "#lib/dates.ts";
import type { ProofEvidence } from "#lib/payments/schema.ts";
import type { WaitingProof } from "#lib/reports/schema.ts";
import { Key, useDialogKeys } from "./dialog-keys.tsx";
import { dayOfRow, ProofEvidenceList } from "./proof-evidence.tsx";
import { Fact, ProofFacts } from "./proof-facts.tsx";
import { ProofVerdict } from "./proof-verdict.tsx";

const DeskContext = createContext<((orderId: string) => void) | null>(null);

/** Returns what opens the dialog with an order's waiting proof; null without a ProofReviewDialog above. */
export function useOpenProof(): ((orderId: string) => void) | null {
  return useContext(DeskContext);
}

type ProofReviewDialogProps = {
  /** Those that wait, the longest-waiting first. */
  proofs: readonly WaitingProof[];
  /** By order. */
  evidence: Readonly<Record<string, ProofEvidence>>;
  children: ReactNode;
};

/**
 * The dialog in which waiting proofs are answered, one after the other. Its list is that of the moment when
 * it was opened: the page behind it loses a proof with each answer.
 */
export function ProofReviewDialog({ proofs, evidence, children }: ProofReviewDialogProps) {
  const [waiting, setWaiting] = useState<readonly WaitingProof[]>([]);
  const [isOpen, setOpen] = useState(false);
  const [answered, setAnswered] = useState("");
  const [current, ...others] = waiting;

  function open(orderId: string) {
    const first = proofs.find((proof) => proof.orderId === orderId);
    if (!first) return;
    setAnswered("");
    setWaiting([first, ...proofs.filter((proof) => proof !== first)]);
    setOpen(true);
  }

  function close() {
    setOpen(false);
    setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById("main")?.focus();
    }, 300);
  }

  function showNext(words: string) {
    setAnswered(words);
    if (others.length === 0) close();
    else setWaiting(others);
  }

  /** Puts the proof at the end. */
  const skip = () => current && setWaiting([...others, current]);

  return (
    <DeskContext value={open}>
      {children}
      <Dialog open={isOpen} onClose={close} title="Bukti pembayaran" wide lang="id">
        {current ? (
          <ProofSheet
            key={current.proof.id}
            waiting={current}
            evidence={evidence[current.orderId] ?? null}
            answered={answered}
            others={others.length}
            isOpen={isOpen}
            onSkip={skip}
            onAnswered={(words) => showNext(`${current.orderNo}: ${words}`)}
          />
        ) : null}
      </Dialog>
    </DeskContext>
  );
}

type ProofSheetProps = {
  waiting: WaitingProof;
  evidence: ProofEvidence | null;
  /** Message about the proof's previous answer; empty at first. */
  answered: string;
  others: number;
  isOpen: boolean;
  onSkip: () => void;
  onAnswered: (words: string) => void;
};

function ProofSheet(props: ProofSheetProps) {
  const { waiting, evidence, answered, others, isOpen, onSkip, onAnswered } = props;
  const { orderId, orderNo, orderedAt, name, total, due, accounts, proof } = waiting;
  const top = useRef<HTMLParagraphElement>(null);
  // The answered proof took the focus along.
  useEffect(() => top.current?.focus(), []);
  useDialogKeys(isOpen && others > 0, { n: onSkip });

  return (
    <div className="grid items-start gap-5 md:grid-cols-[minmax(0,1fr)_20rem]">
      {proof.image ? (
        <a href={proof.image} target="_blank" rel="noreferrer" className="bg-gading">
          <img
            src={proof.image}
            alt={`Bukti pembayaran, ${formatDateTime(proof.uploaded_at, "id")}`}
            className="mx-auto max-h-[45dvh] max-w-full object-contain md:max-h-[70dvh]"
          />
          <span className="sr-only">Buka di tab baru</span>
        </a>
      ) : (
        <p className="text-abu">Gambar sudah dihapus setelah masa simpannya habis.</p>
      )}
      <div className="@container flex flex-col items-start gap-4">
        <p role="status" className="text-sm text-daun empty:hidden">
          {answered}
        </p>
        <p ref={top} tabIndex={-1} className="outline-none">
          <strong className="block text-lg">{orderNo}</strong>
          {name}
        </p>
        <ProofFacts proof={proof} expected={due}>
          <Fact term="Rekening toko">
            {accounts.map(({ bank, number }) => (
              <span key={`${bank} ${number}`} className="block">
                {bank} <b className="font-semibold tabular-nums">{number}</b>
              </span>
            ))}
          </Fact>
        </ProofFacts>
        {evidence ? <ProofEvidenceList evidence={evidence} /> : null}
        <ProofVerdict
          proof={{
            ...{ orderId, orderedAt, proofId: proof.id },
            ...{ asked: { due, total }, claimed: proof.amount },
            receivedOn: evidence ? dayOfRow(evidence, due) : undefined,
          }}
          takesKeys={isOpen}
          onAnswered={onAnswered}
        />
        {others > 0 ? (
          <Button variant="quiet" size="small" className="-ml-3" onClick={onSkip}>
            Berikutnya ({others}) <Key name="N" />
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** Opens the proof from its order's row. */
export function CheckProofButton({ orderId, orderNo }: { orderId: string; orderNo: string }) {
  const open = useOpenProof();
  return (
    <span className="relative z-1 w-full pt-1.5 pb-1">
      <Button size="small" onClick={() => open?.(orderId)} aria-label={`Periksa bukti ${orderNo}`}>
        Periksa bukti
      </Button>
    </span>
  );
}
