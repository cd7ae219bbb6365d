import { Fragment } from "react";
import { Price } from "#components/ui/price.tsx";
import { CHARGE_NAMES } from "#lib/orders/placing/charge-names.ts";
import { type Charge, totalOf } from "#lib/totals.ts";

type SummarySumsProps = {
  subtotal: number;
  /** Null until the shipping is chosen. */
  charges: readonly Charge[] | null;
  /** True on the step where the shipping is chosen. */
  isChoosing: boolean;
};

/** Renders the subtotal, a row for each charge, and the total. */
export function SummarySums({ subtotal, charges, isChoosing }: SummarySumsProps) {
  return (
    <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2">
      <dt className="text-abu">Subtotal</dt>
      <dd className="text-right">
        <Price value={subtotal} />
      </dd>
      {charges ? (
        charges.map(({ kind, rupiah }) => (
          <Fragment key={kind}>
            <dt className="text-abu">
              <span>{kind === "shipping" ? "Shipping" : CHARGE_NAMES.en[kind]}</span>
              {kind === "unique" ? <span lang="id"> (kode unik)</span> : null}
            </dt>
            <dd className="text-right">
              <Price value={rupiah} />
            </dd>
          </Fragment>
        ))
      ) : (
        <>
          <dt className="text-abu">Shipping</dt>
          <dd className="text-right">
            {isChoosing ? "Not chosen yet" : "Calculated at the next step"}
          </dd>
        </>
      )}
      <dt className="border-t border-garis pt-3 font-semibold">Total</dt>
      <dd className="border-t border-garis pt-3 text-right text-lg font-semibold">
        <Price value={totalOf(subtotal, charges ?? [])} />
      </dd>
    </dl>
  );
}
