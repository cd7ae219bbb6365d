"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { formatRupiah, parseRupiah, parseTypedAmount } from "#lib/rupiah.ts";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { useMoney } from "./use-money.ts";

type CorrectEntryProps = {
  orderId: string;
  /** `words`: which way the money went. */
  entry: { id: string; rupiah: number; words: string };
};

/** Counters an amount that was typed wrongly, and books the right one. */
export function CorrectEntry({ orderId, entry }: CorrectEntryProps) {
  const [typed, setTyped] = useState("");
  const [reason, setReason] = useState("");
  const [isTried, setTried] = useState(false);
  const path = `${orderId}/money/${entry.id}?_method=patch`;
  const { save, ask, dialog } = useMoney(path, "Jumlah diperbaiki");
  const amount = parseRupiah(typed) === 0 ? 0 : (parseTypedAmount(typed) ?? null);
  const isReasonless = reason.trim() === "";

  function submit() {
    setTried(true);
    if (amount !== null && !isReasonless) save({ amount, reason: reason.trim() });
  }

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        onClick={ask}
        aria-label={`Perbaiki: ${entry.words} ${formatRupiah(entry.rupiah)}`}
      >
        Perbaiki
      </Button>
      <FormDialog {...dialog} title="Perbaiki jumlah?" submitLabel="Perbaiki" onSubmit={submit}>
        <p>
          {entry.words} {formatRupiah(entry.rupiah)} dibatalkan oleh catatan lawan; keduanya tetap
          di buku.
        </p>
        <TextField
          label="Jumlah yang benar"
          name="amount"
          inputMode="numeric"
          hint="0 bila tidak ada uang yang berpindah"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isTried && amount === null ? "Jumlah harus rupiah bulat" : undefined}
        />
        <TextField
          label="Alasan"
          name="reason"
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={isTried && isReasonless ? "Alasan harus terisi" : undefined}
        />
      </FormDialog>
    </>
  );
}
