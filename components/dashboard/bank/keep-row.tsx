"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { formatRupiah } from "#lib/rupiah.ts";
import { FormDialog } from "../parts/form-dialog.tsx";
import { Choices } from "./match-row.tsx";
import { useSettleRow } from "./use-settle-row.ts";

const STATES = {
  "written-off": ["Bukan uang pesanan", "Bunga, modal, penjualan di tempat lain."],
  returned: ["Sudah dikembalikan", "Uangnya sudah dikirim kembali ke pengirim."],
} as const;

type KeepRowProps = { id: string; amount: number };

/** Writes down that a row's money went back, or is something else than an order's. */
export function KeepRow({ id, amount }: KeepRowProps) {
  const { save, ask, dialog } = useSettleRow(id, "Mutasi dicatat");
  const [state, setState] = useState<keyof typeof STATES>("written-off");
  const [note, setNote] = useState("");
  const [isTried, setTried] = useState(false);

  function submit() {
    setTried(true);
    if (note.trim() !== "") save({ state, note: note.trim() });
  }

  return (
    <>
      <Button
        size="small"
        variant="quiet"
        onClick={ask}
        aria-label={`${formatRupiah(amount)} bukan pesanan`}
      >
        Bukan pesanan
      </Button>
      <FormDialog
        {...dialog}
        title={`${formatRupiah(amount)} ini apa?`}
        submitLabel="Catat"
        onSubmit={submit}
      >
        <Choices
          legend="Uangnya"
          name="state"
          of={STATES}
          chosen={state}
          onChoose={setState}
          isTried={isTried}
        />
        <TextField
          label="Keterangan"
          name="note"
          placeholder="Bunga"
          maxLength={200}
          required
          value={note}
          onChange={({ target }) => setNote(target.value)}
          error={isTried && note.trim() === "" ? "Tulis satu kata" : undefined}
        />
      </FormDialog>
    </>
  );
}

/** Lets a row wait again that was returned or written off. */
export function UndoRow({ id, amount }: KeepRowProps) {
  const { save, busy } = useSettleRow(id, "Mutasi menunggu lagi");
  return (
    <Button
      size="small"
      variant="quiet"
      busy={busy}
      onClick={() => save({ state: "unmatched" })}
      aria-label={`Urungkan ${formatRupiah(amount)}`}
    >
      Urungkan
    </Button>
  );
}
