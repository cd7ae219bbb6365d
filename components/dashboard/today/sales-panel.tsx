import type { ReactNode } from "react";
import { Price } from "#components/ui/price.tsx";
import { formatDate } from "#lib/dates.ts";
import { SALES_DAYS, type SalesReport } from "#lib/reports/schema.ts";
import { Panel } from "../parts/panel.tsx";
import { DayChart } from "./day-chart.tsx";
import { FigureTable } from "./figure-table.tsx";

/** Sales by day, as a chart and as a table. */
export function SalesPanel({ sales: { days, total } }: { sales: SalesReport }) {
  return (
    <Panel title={`Penjualan ${SALES_DAYS} hari terakhir`}>
      <dl className="flex flex-wrap gap-x-8 gap-y-2 pb-4">
        <Figure name="Nilai barang">
          <Price value={total.revenue} />
        </Figure>
        <Figure name="Pesanan dibayar">{total.orders}</Figure>
        <Figure name="Potong">{total.units}</Figure>
      </dl>
      {total.orders === 0 ? (
        <p className="text-abu">Belum ada pesanan yang dibayar dalam {SALES_DAYS} hari ini.</p>
      ) : (
        <>
          <DayChart days={days} />
          <details className="pt-2">
            <summary className="link flex min-h-11 list-none items-center text-sm">
              Tampilkan sebagai tabel
            </summary>
            <FigureTable
              caption="Penjualan per hari, yang terbaru lebih dulu"
              heads={["Hari", "Pesanan", "Potong", "Nilai barang"]}
              rows={[...days]
                .reverse()
                .filter(({ orders }) => orders > 0)
                .map(({ day, orders, units, revenue }) => ({
                  key: day,
                  head: formatDate(day, "id"),
                  cells: [orders, units, <Price key={day} value={revenue} />],
                }))}
            />
            <p className="pt-2 text-sm text-abu">Hari tanpa penjualan tidak ditulis.</p>
          </details>
        </>
      )}
      <p className="pt-2 text-sm text-abu">
        Hanya pesanan yang sudah dibayar dan tidak dibatalkan atau dikembalikan, tanpa ongkir,
        menurut hari pesanannya (WIB).
      </p>
    </Panel>
  );
}

/** Sales by category, as a table with a bar in each row. */
export function CategoryPanel({ sales: { categories } }: { sales: SalesReport }) {
  const best = Math.max(1, ...categories.map(({ revenue }) => revenue));
  return (
    <Panel title={`Menurut kategori, ${SALES_DAYS} hari`}>
      <FigureTable
        caption="Penjualan menurut kategori, yang terbesar lebih dulu"
        heads={["Kategori", "Potong", "Nilai barang"]}
        rows={categories.map(({ category, units, revenue }) => ({
          key: category,
          head: (
            <>
              <span lang="en">{category}</span>
              <Bar share={revenue / best} />
            </>
          ),
          cells: [units, <Price key={category} value={revenue} />],
        }))}
      />
    </Panel>
  );
}

/** Share of the largest category, 0 to 1; figures beside the bar say the same. */
function Bar({ share }: { share: number }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      className="mt-1 block h-2 w-full max-w-60 bg-gading"
    >
      <rect width={share * 100} height="1" className="fill-soga-700" />
    </svg>
  );
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-abu">{name}</dt>
      <dd className="text-lg font-bold tabular-nums">{children}</dd>
    </div>
  );
}
