import { Price } from "#components/ui/price.tsx";
import type { ImportReport } from "#lib/catalogue/import-schema.ts";
import {
  ErrorLines,
  LINE_CELL,
  LINE_NUMBER_CELL,
  ReportLines,
} from "../../parts/csv/report-lines.tsx";

/** The errors of a file, or its first products. */
export function ImportLines({ report }: { report: ImportReport }) {
  const { faults, fault_count, preview, rows, imported_at } = report;
  if (fault_count > 0) return <ErrorLines faults={faults} count={fault_count} />;
  if (imported_at) return null;
  return (
    <div>
      <ReportLines
        label="Barang pertama"
        heads={["Baris", "Barang", "Harga", "Stok"]}
        count={preview.length}
      >
        {preview.map(({ line, name, category, size, price, stock }) => (
          <tr key={line}>
            <td className={LINE_NUMBER_CELL}>{line}</td>
            <td className={`${LINE_CELL} break-words`}>
              {name}
              <span lang="en" className="block text-abu">
                {category}, {size}
              </span>
            </td>
            <td className={LINE_NUMBER_CELL}>
              <Price value={price} />
            </td>
            <td className={LINE_NUMBER_CELL}>{stock}</td>
          </tr>
        ))}
      </ReportLines>
      {rows > preview.length ? (
        <p className="pt-2 text-sm text-abu">
          dan {(rows - preview.length).toLocaleString("id-ID")} barang lagi
        </p>
      ) : null}
    </div>
  );
}
