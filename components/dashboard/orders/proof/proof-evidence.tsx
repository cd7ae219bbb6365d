import { Notice } from "#components/ui/notice.tsx";
import { Price } from "#components/ui/price.tsx";
import { formatDate } from "#lib/dates.ts";
import type { EvidenceRow, ProofEvidence } from "#lib/payments/schema.ts";
import { bankChoice } from "../../bank/bank-choice.ts";
import { REASONS } from "../../bank/match-words.ts";
import { orderDetailHref } from "../../parts/hrefs.ts";

/** The bank's rows that may be of a proof, and the other orders that have its picture. */
export function ProofEvidenceList({ evidence }: { evidence: ProofEvidence }) {
  const { rows, read, copies } = evidence;
  return (
    <>
      {copies.length > 0 ? (
        <Notice tone="warning" className="w-full">
          <span>Gambar yang sama atau sangat mirip juga dikirim untuk pesanan</span>
          <ul className="flex flex-wrap gap-x-4">
            {copies.map(({ order_id, order_no }) => (
              <li key={order_id}>
                <a href={orderDetailHref(order_id)} className="tap-link">
                  {order_no}
                </a>
              </li>
            ))}
          </ul>
        </Notice>
      ) : null}
      {rows.length > 0 ? (
        <ul aria-label="Rekening" className="grid w-full gap-2">
          {rows.map((row) => (
            <BankEvidence key={row.id} row={row} />
          ))}
        </ul>
      ) : null}
      {rows.length === 0 && read.length > 0 ? (
        <ul className="text-sm text-abu">
          {read.map(({ account, until }) => (
            <li key={account}>
              Belum ada di{" "}
              <a href={bankChoice.path} className="link">
                {account}
              </a>{" "}
              (mutasi sampai {formatDate(until, "id")})
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}

function BankEvidence({ row: { date, amount, text, how, reasons } }: { row: EvidenceRow }) {
  const isNear = how === "near";
  return (
    <li className="min-w-0 border-l-4 border-garis pl-3 text-sm wrap-anywhere">
      <b className={isNear ? "text-kunyit-700" : "text-daun"}>
        {isNear ? "Mirip di rekening:" : "Ada di rekening:"}
      </b>{" "}
      <span>
        {formatDate(date, "id")}, <Price value={amount} />, {text}
      </span>
      {isNear && reasons.length > 0 ? (
        <span className="block text-abu">
          {reasons.map((reason) => REASONS[reason]).join("; ")}
        </span>
      ) : null}
    </li>
  );
}

/** Returns the day that the bank gives for the money that is due; undefined where no row is surely of it. */
export function dayOfRow({ rows }: ProofEvidence, due: number): string | undefined {
  const isSure = ({ how, amount }: EvidenceRow) =>
    (how === "exact" || how === "late") && amount === due;
  return rows.find(isSure)?.date;
}
