"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { ORDER_STATUSES, type OrderStatus } from "#lib/orders/order-status.ts";
import { statusQuestions } from "./status-question.ts";
import { useUpdateOrder } from "./use-update-order.ts";

const OPTIONS = ORDER_STATUSES.map((status) => ({ value: status, label: status }));

type StatusFormProps = { id: string; current: OrderStatus; resi: string | null };

export function StatusForm({ id, current, resi }: StatusFormProps) {
  const [chosen, setChosen] = useState(current);
  const [asking, setAsking] = useState(false);
  const { save, busy, failure } = useUpdateOrder(id);
  const questions = statusQuestions(current, chosen, resi);

  async function saveChosen() {
    await save({ status: chosen }, "Status pesanan diperbarui");
    setAsking(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen === current) return;
    if (questions.length > 0) setAsking(true);
    else void saveChosen();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <div className="flex items-end gap-3">
        <div className="min-w-0 grow">
          <SelectField
            label="Status"
            name="status"
            options={OPTIONS}
            value={chosen}
            onChange={(event) => setChosen(event.target.value as OrderStatus)}
          />
        </div>
        <Button
          type="submit"
          className="min-h-12"
          busy={busy}
          disabled={!busy && chosen === current}
        >
          Simpan Status
        </Button>
      </div>
      {failure ? (
        <Notice tone="error" lang="en">
          {failure}
        </Notice>
      ) : null}
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={saveChosen}
        title="Ubah status pesanan?"
        confirmLabel="Ya, ubah status"
        cancelLabel="Batal"
        busy={busy}
        lang="id"
      >
        {questions.map((question) => (
          <p key={question}>{question}</p>
        ))}
      </ConfirmDialog>
    </form>
  );
}
