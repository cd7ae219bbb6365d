import type { ReactNode } from "react";
import { classNames } from "#components/ui/class-names.ts";

export type PrintFact = { label: string; value: ReactNode };

type PrintFactsProps = { facts: readonly PrintFact[]; className?: string };

/** Labels above values, side by side as the paper allows. */
export function PrintFacts({ facts, className }: PrintFactsProps) {
  return (
    <dl className={classNames("grid gap-x-6 gap-y-3", className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-xs text-abu">{label}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
