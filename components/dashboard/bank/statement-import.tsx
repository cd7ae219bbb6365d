"use client";

import { type DragEvent, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import { TextAreaField } from "#components/ui/fields/text-area-field.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { FileButton } from "../parts/csv/file-button.tsx";
import { UploadOutcome } from "../parts/csv/upload-outcome.tsx";
import { ColumnForm } from "./column-form.tsx";
import { StatementPreview, StatementSummary } from "./statement-preview.tsx";
import { useStatement } from "./use-statement.ts";

const OTHER = "";

/** Takes a bank's file or its pasted text, shows how it is read, and saves it. */
export function StatementImport({ accounts }: { accounts: readonly string[] }) {
  const state = useStatement();
  const { statement, report, busy, errorMessage, start } = state;
  const [chosen, setChosen] = useState(accounts[0] ?? OTHER);
  const [typed, setTyped] = useState("");
  const outcome = useRef<HTMLElement>(null);
  const account = chosen === OTHER ? typed.trim() : chosen;

  function read(file: File) {
    if (!busy) start({ account, file, mapping: null, until: "", accept: [] });
  }

  /** The columns that were kept, and the rows that are new, differ by account. */
  function move(to: string) {
    if (statement && to !== "" && to !== statement.account) {
      start({ ...statement, account: to, mapping: null, accept: [] });
    }
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) read(file);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button chooses a file without a mouse
    <div
      className="flex flex-col gap-4"
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <p className="text-sm text-abu">
        Unduh mutasi dari situs bank sebagai CSV atau Excel (XLSX), atau laporan penjualan dari
        penyedia QRIS. Jago, SeaBank, dan Jenius hanya memberi PDF, dan PDF tidak dapat dibaca.
      </p>
      <div className="grid gap-4 @2xl:grid-cols-2">
        <SelectField
          label="Rekening"
          name="account"
          options={[
            ...accounts.map((name) => ({ value: name, label: name })),
            { value: OTHER, label: "Rekening lain" },
          ]}
          value={chosen}
          disabled={busy}
          onChange={({ target }) => {
            setChosen(target.value);
            move(target.value);
          }}
        />
        {chosen === OTHER ? (
          <TextField
            label="Nama rekening"
            name="account_name"
            placeholder="BCA 1234567890"
            hint="Selalu nama yang sama: baris yang sudah ada dikenali dari nama ini."
            maxLength={100}
            value={typed}
            disabled={busy}
            onChange={({ target }) => setTyped(target.value)}
            onBlur={() => move(typed.trim())}
          />
        ) : null}
      </div>
      <StatementSource onRead={read} busy={busy} />
      <UploadOutcome
        ref={outcome}
        errorMessage={errorMessage}
        summary={report ? <StatementSummary report={report} /> : null}
      />
      {statement && report && !report.written ? (
        <>
          {/* Another header makes another form. */}
          <ColumnForm
            key={report.shape.mapping.header.join()}
            shape={report.shape}
            isOpen={!report.is_header_known}
            busy={busy}
            onRead={(mapping) => state.check({ ...statement, mapping, accept: [] })}
          />
          <StatementPreview
            state={state}
            statement={statement}
            report={report}
            onSave={() => outcome.current?.focus()}
          />
        </>
      ) : null}
    </div>
  );
}

type StatementSourceProps = { onRead: (file: File) => void; busy: boolean };

/** A file, or text from the bank's page. */
function StatementSource({ onRead, busy }: StatementSourceProps) {
  const id = useId();
  const [isPasting, setPasting] = useState(false);
  const [text, setText] = useState("");
  return (
    <>
      <div className="flex flex-wrap items-start gap-3">
        <FileButton
          name="file"
          label="Pilih Berkas"
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          describedBy={id}
          busy={busy}
          onChoose={onRead}
        />
        <Button variant="quiet" aria-expanded={isPasting} onClick={() => setPasting(!isPasting)}>
          Tempel teks
        </Button>
      </div>
      <p id={id} className="text-sm text-abu">
        Atau seret berkasnya ke sini; paling besar 10 MB. Isinya diperiksa dulu, belum disimpan.
      </p>
      {isPasting ? (
        <div className="flex flex-col items-start gap-3">
          <div className="w-full">
            <TextAreaField
              label="Teks mutasi"
              name="text"
              hint="Dengan baris judul kolomnya."
              rows={6}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </div>
          <Button
            variant="secondary"
            busy={busy}
            disabled={!busy && text.trim() === ""}
            onClick={() => onRead(new File([text], "tempelan.csv", { type: "text/csv" }))}
          >
            Baca teks
          </Button>
        </div>
      ) : null}
    </>
  );
}
