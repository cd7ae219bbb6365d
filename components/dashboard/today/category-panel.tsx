import { Price } from "#components/ui/price.tsx";
import { SALES_DAYS, type SalesReport } from "#lib/reports/schema.ts";
import { Panel } from "../parts/panel.tsx";
import { FigureTable } from "./figure-table.tsx";

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
