import { useState } from "react";
import { PictureError, preparePicture } from "#components/forms/prepare-picture.ts";
import { useSave } from "#components/forms/use-save.ts";
import { pagePictureAnswer } from "#lib/content/pages/schema.ts";
import { hasStatus } from "#lib/http/browser/client.ts";

const NOT_STORED = "Gambar belum terunggah. Periksa koneksi, lalu coba lagi.";

/** Stores a chosen file, and calls `onStored` with its address. */
export function usePagePicture(onStored: (address: string) => void) {
  const [problem, setProblem] = useState<string | null>(null);
  const { save, busy } = useSave({
    async request(file: File) {
      setProblem(null);
      const body = new FormData();
      body.set("image", await preparePicture(file));
      return { path: "/api/page-picture", answer: pagePictureAnswer, body };
    },
    errorMessage: null,
    onSaved: ({ data }) => onStored(data.image),
    onFailed(error) {
      const isNamed = error instanceof PictureError || hasStatus(error, 422);
      setProblem(isNamed ? error.message : NOT_STORED);
    },
  });
  return { choose: save, busy, problem };
}
