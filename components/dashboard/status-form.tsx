"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { SelectField } from "#components/ui/select-field.tsx";
import { isNaturalStep, ORDER_STATUSES, type OrderStatus } from "#lib/orders/order-status.ts";
import { statusQuestions } from "./status-question.ts";
import { useUpdateOrder } from "./use-update-order.ts";

const OPTIONS = ORDER_STATUSES.map((status) => ({ value: status, label: status }));

/** What usually comes next, or undefined where nothing does. */
function nextSteps(current: OrderStatus): ReactNode {
  const steps = ORDER_STATUSES.filter((status) => isNaturalStep(current, status));
  if (steps.length === 0) return undefined;
  return (
    <>
      Alur biasa: <span lang="en">{steps.join(", ")}</span>
    </>
  );
}

type StatusFormProps = { id: string; current: OrderStatus; resi: string | null };

export function StatusForm({ id, current, resi }: StatusFormProps) {
  const [chosen, setChosen] = useState(current);
  const [asking, setAsking] = useState(false);
  // Kept while the dialog goes, when the page behind it is the new one already.
  const [questions, setQuestions] = useState<string[]>([]);
  const { save, busy, failure } = useUpdateOrder(id);

  async function saveChosen() {
    await save({ status: chosen }, "Status pesanan diperbarui");
    setAsking(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen === current) return;
    const toAsk = statusQuestions(current, chosen, resi);
    if (toAsk.length === 0) return void saveChosen();
    setQuestions(toAsk);
    setAsking(true);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 @sm:flex-row">
        <div className="min-w-0 grow">
          <SelectField
            label="Status"
            name="status"
            options={OPTIONS}
            hint={nextSteps(current)}
            value={chosen}
            onChange={(event) => setChosen(event.target.value as OrderStatus)}
          />
        </div>
        <Button
          type="submit"
          className="min-h-12 shrink-0 @sm:mt-[1.65rem] @sm:self-start"
          busy={busy}
          disabled={!busy && chosen === current}
        >
          Simpan Status
        </Button>
      </div>
      {failure ? (
        <Notice tone="error" lang={failure.lang}>
          {failure.message}
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
