"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { ReceiptFields, useReceipt } from "./receipt-fields.tsx";
import { useMoney } from "./use-money.ts";

type ReceiptFormProps = {
  order: OrderView;
  /** Day of the order, YYYY-MM-DD. */
  since: string;
  /** True where no money came in before. */
  isFirst: boolean;
};

/** Writes down a further transfer: a rest, one that came twice, or one for an order that has ended. */
export function ReceiptForm({ order: { id, total, money }, since, isFirst }: ReceiptFormProps) {
  const [note, setNote] = useState("");
  const due = Math.max(0, money.due);
  const receipt = useReceipt({ due, total }, due || null);
  const { save, ask, dialog } = useMoney(`${id}/receipt`, "Uang masuk dicatat");

  function submit() {
    const input = receipt.read();
    if (!input) return;
    const { rest: _, ...typed } = input;
    save({ ...typed, note: note.trim(), held_seen: money.held });
  }

  return (
    <>
      <Button variant="secondary" size="small" onClick={ask}>
        {isFirst ? "Catat uang masuk" : "Catat transfer lain"}
      </Button>
      <FormDialog
        {...dialog}
        title="Catat uang masuk"
        submitLabel="Catat uang masuk"
        onSubmit={submit}
      >
        <ReceiptFields receipt={receipt} since={since} asksRest={false} />
        <TextField
          label="Catatan"
          name="note"
          hint="Boleh kosong. Terlihat di CSV uang"
          maxLength={300}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </FormDialog>
    </>
  );
}
