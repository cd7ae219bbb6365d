import { formatPrice } from "#lib/rupiah.ts";
import { classNames } from "./class-names.ts";

/** Whole rupiah, as a number or a numeric string. */
export function Price({ value, className }: { value: number | string; className?: string }) {
  return (
    <span className={classNames("whitespace-nowrap tabular-nums", className)}>
      {formatPrice(value)}
    </span>
  );
}
