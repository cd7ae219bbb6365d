import type { ReactNode } from "react";
import { Price } from "#components/ui/price.tsx";
import { formatDateTime } from "#lib/dates.ts";
import type { ProofView } from "#lib/orders/schema.ts";
import { compareAmount } from "./proof-amount.ts";

type ProofFactsProps = {
  proof: ProofView;
  /** Rupiah. */
  expected: number;
  /** Further facts, after the amounts. */
  children?: ReactNode;
};

/** The transfer as the customer describes it, beside the expected one. */
export function ProofFacts({ proof, expected, children }: ProofFactsProps) {
  const { matches, words } = compareAmount(proof.amount, expected);
  return (
    <dl className="grid w-full gap-x-6 gap-y-0.5 @md:grid-cols-[auto_minmax(0,1fr)] @md:gap-y-2">
      <Fact term="Diterima">
        <time dateTime={proof.uploaded_at}>{formatDateTime(proof.uploaded_at, "id")}</time>
      </Fact>
      <Fact term="Bank">{proof.bank || "–"}</Fact>
      <Fact term="Pengirim">{proof.sender || "–"}</Fact>
      <Fact term="Jumlah seharusnya">
        <Price value={expected} className="font-semibold" />
      </Fact>
      <Fact term="Jumlah menurut pelanggan">
        {proof.amount === null ? null : (
          <>
            <Price value={proof.amount} className="font-semibold" />{" "}
          </>
        )}
        <span
          className={
            proof.amount === null
              ? "text-abu"
              : `font-semibold whitespace-nowrap ${matches ? "text-daun" : "text-mengkudu-600"}`
          }
        >
          {words}
        </span>
      </Fact>
      {children}
      {proof.reason === "" ? null : <Fact term="Alasan penolakan">{proof.reason}</Fact>}
    </dl>
  );
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-sm text-abu @md:text-base">{term}</dt>
      <dd className="min-w-0 pb-2 break-words @md:pb-0">{children}</dd>
    </>
  );
}
