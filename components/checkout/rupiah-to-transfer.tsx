import { classNames } from "#components/ui/class-names.ts";
import { formatRupiah } from "#lib/rupiah.ts";

type RupiahToTransferProps = {
  rupiah: number;
  /** Marks the last three digits, which name the order. */
  isNamed: boolean;
  className?: string;
};

/** An amount to pay to the last rupiah. */
export function RupiahToTransfer({ rupiah, isNamed, className }: RupiahToTransferProps) {
  const words = formatRupiah(rupiah);
  return (
    <span className={classNames("whitespace-nowrap tabular-nums", className)}>
      <span>{isNamed ? words.slice(0, -3) : words}</span>
      {isNamed ? (
        <mark className="bg-transparent text-inherit underline decoration-kunyit decoration-[0.11em] underline-offset-[0.14em]">
          {words.slice(-3)}
        </mark>
      ) : null}
    </span>
  );
}
