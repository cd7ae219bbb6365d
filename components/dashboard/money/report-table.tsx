import { Price } from "#components/ui/price.tsx";
import { formatDate, formatMonth } from "#lib/dates.ts";
import { MONEY_NAMES } from "#lib/orders/books/money-names.ts";
import type { MoneyReport, MoneySums, ReportRow } from "#lib/orders/books/schema.ts";
import { CHARGE_NAMES } from "#lib/orders/placing/charge-names.ts";
import { CHARGE_KINDS, type ChargeKind } from "#lib/totals.ts";
import { type Column, DataTable } from "../parts/data-table.tsx";
import { Panel } from "../parts/panel.tsx";

type ReportColumn = {
  label: string;
  /** One sentence on the amounts. */
  hint: string;
  /** Rupiah. */
  amount: (sums: MoneySums) => number;
  /** Shown only where a row has such money. */
  isRare?: boolean;
};

const CHARGE_HINTS: Record<ChargeKind, string> = {
  shipping: "Bagian ongkir dari yang diterima.",
  unique: "Rp 1 sampai Rp 999 per pesanan, agar transfernya dikenali; uangnya milik toko.",
};

const COLUMNS: readonly ReportColumn[] = [
  {
    label: MONEY_NAMES.expected,
    hint: "Tagihan pesanan baru, dikurangi yang batal; uangnya bisa masuk pada hari lain.",
    amount: ({ expected, unique }) => expected + unique,
  },
  {
    label: MONEY_NAMES.received,
    hint: "Yang masuk ke rekening toko, pada hari masuknya.",
    amount: ({ received }) => received,
  },
  {
    label: "Barang",
    hint: "Bagian harga barang dari yang diterima.",
    amount: ({ goods }) => goods,
  },
  ...CHARGE_KINDS.map(
    (kind): ReportColumn => ({
      label: CHARGE_NAMES.id[kind],
      hint: CHARGE_HINTS[kind],
      amount: ({ charges }) => charges[kind],
      isRare: kind !== "shipping",
    }),
  ),
  {
    label: "Tidak terurai",
    hint: "Uang masuk yang bukan total satu pesanan.",
    amount: ({ unsplit }) => unsplit,
    isRare: true,
  },
  {
    label: MONEY_NAMES.refunded,
    hint: "Yang ditransfer kembali ke pelanggan.",
    amount: ({ refunded }) => refunded,
  },
  {
    label: MONEY_NAMES["written-off"],
    hint: "Sisa tagihan yang tidak ditagih lagi.",
    amount: (sums) => sums["written-off"],
    isRare: true,
  },
  { label: "Bersih", hint: "Yang diterima dikurangi yang dikembalikan.", amount: ({ net }) => net },
];

/** Returns the columns of a report. */
function reportColumns({ rows }: Pick<MoneyReport, "rows">): ReportColumn[] {
  return COLUMNS.filter(({ amount, isRare }) => !isRare || rows.some((row) => amount(row) !== 0));
}

/** The report's totals, and a row for each day or month with money. */
export function ReportTable({ report }: { report: MoneyReport }) {
  const { rows, per, total } = report;
  const columns = reportColumns(report);
  const caption = per === "day" ? "Uang per hari" : "Uang per bulan";
  const periodOf = ({ period }: ReportRow) => (
    <span lang="en" className="whitespace-nowrap">
      {per === "day" ? formatDate(period) : formatMonth(period)}
    </span>
  );
  const tableColumns: Column<ReportRow & { id: string }>[] = [
    { label: per === "day" ? "Hari" : "Bulan", isHeading: true, cell: periodOf },
    ...columns.map(
      ({ label, amount }): Column<ReportRow & { id: string }> => ({
        label,
        align: "right",
        cell: (row) => <Price value={amount(row)} />,
      }),
    ),
  ];
  return (
    <div className="flex flex-col gap-6">
      <Panel title="Jumlah semuanya">
        <dl className="grid grid-cols-2 gap-x-8 gap-y-3 @2xl:grid-cols-4">
          {columns.map(({ label, hint, amount }) => (
            <div key={label}>
              <dt className="text-sm text-abu">{label}</dt>
              <dd className="font-bold">
                <Price value={amount(total)} />
              </dd>
              <dd className="text-[0.8125rem] text-abu">{hint}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      {/* Large sums in all columns are wider than a screen. The keyboard scrolls what has the focus. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls */}
      <section aria-label={caption} tabIndex={0} className="overflow-x-auto">
        <DataTable
          caption={caption}
          columns={tableColumns}
          rows={rows.map((row) => ({ ...row, id: row.period }))}
          cardClassName="min-w-0 p-4 text-[0.9375rem]"
          card={(row) => (
            <>
              <p className="pb-2 font-semibold">{periodOf(row)}</p>
              <dl className="grid gap-1">
                {columns.map(({ label, amount }) => (
                  <div key={label} className="flex justify-between gap-4">
                    <dt className="text-abu">{label}</dt>
                    <dd>
                      <Price value={amount(row)} />
                    </dd>
                  </div>
                ))}
              </dl>
            </>
          )}
        />
      </section>
    </div>
  );
}
