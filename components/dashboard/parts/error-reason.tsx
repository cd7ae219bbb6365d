import { ApiError } from "#lib/http/browser/client.ts";

/** Returns whether the form shows the error at its fields. */
export function isFieldError(error: Error): error is ApiError {
  if (!(error instanceof ApiError)) return false;
  if (error.status === 409) return "stock" in error.body;
  return error.status === 422 && Object.keys(error.fields).length > 0;
}

const REASONS: Record<number, string> = {
  403: "Hanya admin yang boleh melakukannya.",
  413: "Kiriman terlalu besar. Perkecil gambarnya, lalu coba lagi.",
  429: "Terlalu banyak kiriman. Tunggu sebentar, lalu coba lagi.",
  503: "Toko sedang sibuk. Tunggu sebentar, lalu coba lagi.",
};

const UNKNOWN = "Periksa koneksi, lalu coba lagi.";

/** Says why a save or a deletion failed, and what to do. */
export function ErrorReason({ error, name }: { error: Error; name: string }) {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 404) return `${name} ini sudah dihapus.`;
  return REASONS[status] ?? UNKNOWN;
}
