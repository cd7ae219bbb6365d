import { Notice } from "#components/ui/notice.tsx";
import { ApiError } from "#lib/http/client.ts";

/** Why nothing was saved, where no field can say it; null where one does. */
function wordsOf(error: ApiError): string | null {
  if (error.status === 422 || (error.status === 409 && "stock" in error.body)) {
    return "Belum tersimpan: periksa isian yang ditandai.";
  }
  if (error.status === 404) return "Barang ini sudah dihapus.";
  if (error.status === 403) return "Hanya admin yang boleh menyimpan barang.";
  if (error.status === 413) return "Kiriman terlalu besar. Perkecil gambarnya, lalu coba lagi.";
  if (error.status === 429) return "Terlalu banyak kiriman. Tunggu sebentar, lalu coba lagi.";
  if (error.status === 503) return "Toko sedang sibuk. Tunggu sebentar, lalu coba lagi.";
  return null;
}

/** Stays above the save bar until the next try; everything typed is still there. */
export function SaveFailure({ error }: { error: Error | null }) {
  if (!error) return null;
  const isSignedOut = error instanceof ApiError && error.status === 401;
  const words = error instanceof ApiError ? wordsOf(error) : null;
  return (
    <Notice tone="error" role="alert">
      {isSignedOut ? (
        <>
          Sesi Anda sudah berakhir.{" "}
          <a href="/auth/login" target="_blank" rel="noreferrer" className="link">
            Masuk lagi<span className="sr-only"> (tab baru)</span>
          </a>
          , lalu kembali ke sini dan simpan sekali lagi.
        </>
      ) : (
        (words ?? "Perubahan belum tersimpan. Periksa koneksi, lalu coba lagi.")
      )}
    </Notice>
  );
}
