import { formatRupiah, parseRupiah } from "#lib/money.ts";
import { classNames } from "./class-names.ts";

/** Whole rupiah, as a number or a numeric string. */
export function Price({ value, className }: { value: number | string; className?: string }) {
  const rupiah = typeof value === "number" ? value : parseRupiah(value);
  return (
    <span className={classNames("whitespace-nowrap tabular-nums", className)}>
      {rupiah === null ? value : formatRupiah(rupiah)}
    </span>
  );
}
