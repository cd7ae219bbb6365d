import { useId, useState } from "react";
import { CopyButton } from "#components/ui/button/copy-button.tsx";
import { FieldError } from "#components/ui/fields/field.tsx";
import { PLACEHOLDERS } from "#lib/content/pages/placeholders.ts";
import { FileButton } from "../parts/csv/file-button.tsx";
import { usePagePicture } from "./use-page-picture.ts";

const MARKDOWN = [
  ["**tebal**", "huruf tebal"],
  ["*miring*", "huruf miring"],
  ["[kata](/faq)", "tautan ke halaman toko atau https://…"],
  ["- butir", "daftar; satu butir satu baris"],
  ["baris kosong", "paragraf baru"],
] as const;

/** Explains Markdown, lists the facts that a text may name, and stores a picture for a text. */
export function WritingHelp({ facts }: { facts: Record<string, string> }) {
  return (
    <details className="rounded-sm border border-garis">
      <summary className="min-h-11 cursor-pointer px-4 py-2.5 font-semibold">
        Cara menulis: Markdown, fakta toko, gambar
      </summary>
      <div className="grid gap-6 border-t border-garis p-4 text-sm lg:grid-cols-2">
        <dl className="grid content-start gap-1">
          {MARKDOWN.map(([sign, meaning]) => (
            <div key={sign} className="grid grid-cols-[8rem_1fr] gap-2">
              <dt className="font-mono">{sign}</dt>
              <dd className="text-abu">{meaning}</dd>
            </div>
          ))}
        </dl>
        <dl className="grid content-start gap-1">
          {Object.entries(PLACEHOLDERS).map(([name, meaning]) => (
            <div key={name} className="grid sm:grid-cols-[14rem_1fr] gap-2">
              <dt className="font-mono">{`{${name}}`}</dt>
              <dd className="text-abu wrap-anywhere">
                {meaning}: {facts[name]}
              </dd>
            </div>
          ))}
        </dl>
        <InlinePicture />
      </div>
    </details>
  );
}

/** Stores a picture and shows the Markdown that puts it into a text. */
function InlinePicture() {
  const id = useId();
  const [address, setAddress] = useState<string | null>(null);
  const { choose, busy, problem } = usePagePicture(setAddress);
  const markdown = `![Keterangan](${address})`;
  return (
    <div className="grid gap-2 lg:col-span-2">
      <p id={id}>Gambar di dalam tulisan: unggah, lalu salin kodenya ke tempatnya.</p>
      <FileButton
        name="inline"
        label="Unggah gambar"
        accept="image/*"
        describedBy={id}
        busy={busy}
        onChoose={choose}
      />
      <FieldError id={id} error={problem ?? undefined} />
      {address ? (
        <p className="flex flex-wrap items-center gap-3">
          <code className="wrap-anywhere">{markdown}</code>
          <CopyButton value={markdown} what="kode gambar" message="Kode disalin" lang="id" />
        </p>
      ) : null}
    </div>
  );
}
