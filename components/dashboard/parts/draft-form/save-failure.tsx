import { Notice } from "#components/ui/notice.tsx";
import { ApiError, isSignedOut } from "#lib/http/client.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";

/** An error that belongs to no field; null where a field shows it. */
function wordsOf(error: ApiError, name: string): string | null {
  if (error.status === 422 || (error.status === 409 && "stock" in error.body)) {
    return "Belum tersimpan: periksa isian yang ditandai.";
  }
  if (error.status === 404) return `${name} ini sudah dihapus.`;
  if (error.status === 403) return `Hanya admin yang boleh menyimpan ${name.toLowerCase()}.`;
  if (error.status === 413) return "Kiriman terlalu besar. Perkecil gambarnya, lalu coba lagi.";
  if (error.status === 429) return "Terlalu banyak kiriman. Tunggu sebentar, lalu coba lagi.";
  if (error.status === 503) return "Toko sedang sibuk. Tunggu sebentar, lalu coba lagi.";
  return null;
}

/** "Gambar 2: File harus berbentuk gambar", for each rejected picture. */
function pictureWords(error: ApiError): string[] {
  return IMAGE_SLOTS.flatMap((slot, at) => {
    const message = error.fields[slot]?.[0];
    return message ? [`Gambar ${at + 1}: ${message}`] : [];
  });
}

type SaveFailureProps = {
  error: Error | null;
  /** The entry's kind, for the message. */
  name: string;
  /** True where picture errors are shown here instead of on their slots. */
  namesPictures: boolean;
};

/** Stays above the save bar until the next attempt. */
export function SaveFailure({ error, name, namesPictures }: SaveFailureProps) {
  if (!error) return null;
  const words = error instanceof ApiError ? wordsOf(error, name) : null;
  const pictures = namesPictures && error instanceof ApiError ? pictureWords(error) : [];
  return (
    <Notice tone="error" role="alert">
      {isSignedOut(error) ? (
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
      {pictures.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
