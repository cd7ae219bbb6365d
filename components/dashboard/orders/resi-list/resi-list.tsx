"use client";

import { useRouter } from "next/navigation";
import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { ApiError } from "#lib/http/browser/client.ts";
import { MAX_RESI_LIST_LENGTH, resiListAnswer } from "#lib/orders/parcels/resi-list-schema.ts";
import { MAX_ORDERS_AT_ONCE } from "#lib/orders/schema.ts";
import { CARRIER_NAMES, getCarrier } from "#lib/shipping/carriers.ts";
import { FileButton } from "../../parts/csv/file-button.tsx";
import { readCsvFile } from "../../parts/csv/read-csv-file.ts";
import { UploadOutcome } from "../../parts/csv/upload-outcome.tsx";
import { UnusableFile, useCsvUpload } from "../../parts/csv/use-csv-upload.ts";
import { countOutcome, ResiLines, ResiSummary } from "./resi-lines.tsx";

const NOT_SENT = "Daftar belum terkirim. Periksa koneksi, lalu coba lagi.";

/** Returns a file's text. Throws UnusableFile. */
async function readResiFile(file: File): Promise<string> {
  if (file.size > MAX_RESI_LIST_LENGTH) throw new UnusableFile("Berkas ini terlalu besar.");
  return readCsvFile(file);
}

/** Checks a list first, and sends its orders after the admin has seen the report. */
function useResiList() {
  const router = useRouter();
  return useCsvUpload({
    read: readResiFile,
    request: (csv, checked) => ({
      path: "/api/order/resi",
      body: { csv, dry_run: checked === null },
    }),
    answer: resiListAnswer,
    wordsFor(error) {
      const words = error instanceof ApiError ? error.fields.csv?.[0] : undefined;
      return words ? `${words}.` : NOT_SENT;
    },
    // Sending is idempotent: an order that was sent isn't ready any more.
    isIdempotent: true,
    onAnswered: () => router.refresh(),
  });
}

/** Sends the orders of a pasted list, or of a carrier's file, after a preview. */
export function ResiList() {
  const [text, setText] = useState("");
  const [unread, setUnread] = useState<string | null>(null);
  /** The text that was checked last. Another text has no report yet. */
  const [checked, setChecked] = useState("");
  const { report, errorMessage, busy, check, write } = useResiList();
  const outcome = useRef<HTMLElement>(null);
  const hint = useId();
  const isChecked = checked === text && text !== "";
  const shown = isChecked ? report : null;
  const error = unread ?? (isChecked ? errorMessage : null);
  const ready = shown && !shown.written ? countOutcome(shown.lines, "ready") : 0;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy || text.trim() === "") return;
    setUnread(null);
    setChecked(text);
    check(new File([text], "resi.csv"));
  }

  async function choose(file: File) {
    try {
      setText(await readResiFile(file));
      setUnread(null);
    } catch (failed) {
      setUnread((failed as Error).message);
    }
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      <TextAreaField
        label="Daftar resi"
        name="csv"
        rows={8}
        hint={`Satu baris satu pesanan: nomor pesanan, lalu resi, dipisah tab, titik koma, atau koma. Paling banyak ${MAX_ORDERS_AT_ONCE} baris.`}
        placeholder={`SB261121A2B3C;${getCarrier().exampleResi}`}
        spellCheck={false}
        autoComplete="off"
        className="font-mono"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant={ready > 0 ? "secondary" : "primary"} busy={busy && !shown}>
          Periksa Daftar
        </Button>
        <FileButton
          name="file"
          label="Pilih Berkas CSV"
          accept=".csv,.txt,text/csv,text/plain"
          describedBy={hint}
          busy={false}
          onChoose={choose}
        />
        <p id={hint} className="text-sm text-abu">
          Berkas {CARRIER_NAMES.id} boleh punya kolom lain, bila ada judul kolom untuk nomor pesanan
          (atau referensi) dan resi (atau AWB).
        </p>
      </div>
      <UploadOutcome
        ref={outcome}
        errorMessage={error}
        summary={shown ? <ResiSummary report={shown} /> : null}
      >
        {shown ? <ResiLines lines={shown.lines} /> : null}
      </UploadOutcome>
      {ready > 0 ? (
        <Button
          className="self-start"
          busy={busy}
          onClick={() => write(() => outcome.current?.focus())}
        >
          Kirim {ready} pesanan
        </Button>
      ) : null}
    </form>
  );
}
