import { Notice } from "#components/ui/notice.tsx";
import type { ImportReport } from "#lib/catalogue/import-schema.ts";
import { formatMoment } from "#lib/dates.ts";

/** One sentence: what a file would add, has added, or that it has errors. */
export function ImportSummary({ report }: { report: ImportReport }) {
  const { rows, pieces, fault_count, faulty_rows, same_names, imported_at, written } = report;
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
        <time dateTime={imported_at}>{formatMoment(imported_at)}</time>. Tidak ada yang ditambahkan
        lagi.
      </Notice>
    );
  }
  return (
    <Notice tone="success">
      <p>
        {count(rows)} barang, {count(pieces)} potong, tanpa kesalahan. Belum disimpan.
      </p>
      {same_names > 0 ? (
        <p className="pt-1 font-normal">
          Perhatikan: {count(same_names)} barang di toko sudah memakai nama yang sama. Impor
          menambah barang baru dan tidak mengubah yang lama.
        </p>
      ) : null}
    </Notice>
  );
}

function count(value: number): string {
  return value.toLocaleString("id-ID");
}
