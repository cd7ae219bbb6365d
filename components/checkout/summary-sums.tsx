import { Fragment } from "react";
import { Price } from "#components/ui/price.tsx";
import { useLanguage, useWords } from "#language";
import { CHARGE_NAMES } from "#lib/orders/placing/charge-names.ts";
import { type Charge, totalOf } from "#lib/totals.ts";
import { CHECKOUT_WORDS } from "./checkout-words.ts";

type SummarySumsProps = {
  subtotal: number;
  /** Null until the shipping is chosen. */
  charges: readonly Charge[] | null;
  /** True on the step where the shipping is chosen. */
  isChoosing: boolean;
};

/** Renders the subtotal, a row for each charge, and the total. */
export function SummarySums({ subtotal, charges, isChoosing }: SummarySumsProps) {
  const language = useLanguage();
  const words = useWords(CHECKOUT_WORDS);
  return (
    <dl className="mt-4 grid grid-cols-[1fr_auto] gap-y-2">
      <dt className="text-abu">{words.subtotal}</dt>
      <dd className="text-right">
        <Price value={subtotal} />
      </dd>
      {charges ? (
        charges.map(({ kind, rupiah }) => (
          <Fragment key={kind}>
            <dt className="text-abu">
              <span>{kind === "shipping" ? words.shipping : CHARGE_NAMES[language][kind]}</span>
              {kind === "unique" && language === "en" ? <span lang="id"> (kode unik)</span> : null}
            </dt>
            <dd className="text-right">
              <Price value={rupiah} />
            </dd>
          </Fragment>
        ))
      ) : (
        <>
          <dt className="text-abu">{words.shipping}</dt>
          <dd className="text-right">{isChoosing ? words.notChosen : words.atNextStep}</dd>
        </>
      )}
      <dt className="border-t border-garis pt-3 font-semibold">{words.total}</dt>
      <dd className="border-t border-garis pt-3 text-right text-lg font-semibold">
        <Price value={totalOf(subtotal, charges ?? [])} />
      </dd>
    </dl>
  );
}
