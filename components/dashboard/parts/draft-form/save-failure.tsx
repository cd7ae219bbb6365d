import { Notice } from "#components/ui/notice.tsx";
import type { ApiError } from "#lib/http/browser/client.ts";
import { IMAGE_SLOTS } from "#lib/media/image-slots.ts";
import { isFieldError } from "../failure-reason.tsx";

/** "Gambar 2: File harus berbentuk gambar", for each rejected picture. */
function pictureWords(error: ApiError): string[] {
  return IMAGE_SLOTS.flatMap((slot, at) => {
    const message = error.fields[slot]?.[0];
    return message ? [`Gambar ${at + 1}: ${message}`] : [];
  });
}

type SaveFailureProps = {
  error: Error | null;
  /** True where picture errors are shown here instead of on their slots. */
  namesPictures: boolean;
};

/** Leads to the fields with errors, until the next attempt. Other errors are in the status dialog. */
export function SaveFailure({ error, namesPictures }: SaveFailureProps) {
  if (!error || !isFieldError(error)) return null;
  const pictures = namesPictures ? pictureWords(error) : [];
  return (
    <Notice tone="error" role="alert">
      Belum tersimpan: periksa isian yang ditandai.
      {pictures.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  );
}
