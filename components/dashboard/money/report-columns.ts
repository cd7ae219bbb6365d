import { MONEY_NAMES } from "#lib/orders/books/money-names.ts";
import type { MoneyReport, MoneySums } from "#lib/orders/books/schema.ts";
import { CHARGE_NAMES } from "#lib/orders/charge-names.ts";
import { CHARGE_KINDS } from "#lib/totals.ts";

export type ReportColumn = {
  label: string;
  /** Rupiah. */
  amount: (sums: MoneySums) => number;
  /** Shown only where a row has such money. */
  isRare?: boolean;
};

const COLUMNS: readonly ReportColumn[] = [
  { label: MONEY_NAMES.expected, amount: ({ expected, unique }) => expected + unique },
  { label: MONEY_NAMES.received, amount: ({ received }) => received },
  { label: "Barang", amount: ({ goods }) => goods },
  ...CHARGE_KINDS.map(
    (kind): ReportColumn => ({
      label: CHARGE_NAMES.id[kind],
      amount: ({ charges }) => charges[kind],
      isRare: kind !== "shipping",
    }),
  ),
  { label: "Tidak terurai", amount: ({ unsplit }) => unsplit, isRare: true },
  { label: MONEY_NAMES.refunded, amount: ({ refunded }) => refunded },
  { label: MONEY_NAMES["written-off"], amount: (sums) => sums["written-off"], isRare: true },
  { label: "Bersih", amount: ({ net }) => net },
];

/** Returns the columns of a report. */
export function reportColumns({ rows }: Pick<MoneyReport, "rows">): ReportColumn[] {
  return COLUMNS.filter(({ amount, isRare }) => !isRare || rows.some((row) => amount(row) !== 0));
}
