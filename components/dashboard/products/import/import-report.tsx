import { Notice } from "#components/ui/notice.tsx";
import { Price } from "#components/ui/price.tsx";
import type { ImportReport } from "#lib/catalogue/csv/import-schema.ts";
import { formatDateTime } from "#lib/dates.ts";
import {
  ErrorLines,
  LINE_CELL,
  LINE_NUMBER_CELL,
  ReportLines,
} from "../../parts/csv/report-lines.tsx";

const SOURCE_NAMES = { shopify: "Shopify", woocommerce: "WooCommerce" };

/** One sentence: what a file would add, has added, or that it has errors. */
export function ImportSummary({ report }: { report: ImportReport }) {
  const { source, rows, pieces, fault_count, faulty_rows, same_names, imported_at, written } =
    report;
  if (written) {
    return (
      <Notice tone="success">
        {count(rows)} barang ditambahkan. Buka barangnya satu per satu untuk menambahkan gambar.
      </Notice>
    );
  }
  if (fault_count > 0) {
    return (
      <Notice tone="error">
        {count(fault_count)} kesalahan di {count(faulty_rows)} baris. Belum ada yang disimpan;
        perbaiki berkasnya dan pilih lagi.
      </Notice>
    );
  }
  if (imported_at) {
    return (
      <Notice tone="warning">
        Isi berkas ini sudah diimpor pada{" "}
        <time dateTime={imported_at}>{formatDateTime(imported_at, "id")}</time>. Tidak ada yang
        ditambahkan lagi.
      </Notice>
    );
  }
  return (
    <Notice tone="success">
      <p>
        {count(rows)} barang, {count(pieces)} potong, tanpa kesalahan. Belum disimpan.
      </p>
      {source === "shop" ? null : (
        <p className="pt-1 font-normal">
          Berkas {SOURCE_NAMES[source]}: setiap ukuran menjadi barang sendiri. Baca catatannya dulu.
        </p>
      )}
      {same_names > 0 ? (
        <p className="pt-1 font-normal">
          Perhatikan: {count(same_names)} barang di toko sudah memakai nama yang sama. Impor
          menambah barang baru dan tidak mengubah yang lama.
        </p>
      ) : null}
    </Notice>
  );
}

/** The errors of a file, or its first products. */
export function ImportLines({ report }: { report: ImportReport }) {
  const { faults, fault_count, notes, note_count, preview, rows, imported_at } = report;
  if (fault_count > 0) return <ErrorLines faults={faults} count={fault_count} />;
  if (imported_at) return null;
  return (
    <div className="flex flex-col gap-4">
      {note_count > 0 ? <ErrorLines faults={notes} count={note_count} title="Catatan" /> : null}
      <PreviewLines preview={preview} rows={rows} />
    </div>
  );
}

function PreviewLines({ preview, rows }: Pick<ImportReport, "preview" | "rows">) {
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
        <p className="pt-2 text-sm text-abu">dan {count(rows - preview.length)} barang lagi</p>
      ) : null}
    </div>
  );
}

function count(value: number): string {
  return value.toLocaleString("id-ID");
}
