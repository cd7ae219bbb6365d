"use client";

import { type FormEvent, useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { jakartaDay } from "#lib/dates.ts";
import type { OrderView } from "#lib/orders/schema.ts";
import {
  isNaturalStep,
  ORDER_STATUSES,
  type OrderStatus,
  saysMoneyCame,
} from "#lib/orders/status/order-status.ts";
import { STATUS_OPTIONS } from "#lib/orders/status/status-labels.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { ReceiptFields, useReceipt } from "../money/receipt-fields.tsx";
import { RestockCheckbox } from "../restock-checkbox.tsx";
import { statusQuestions } from "./status-question.ts";
import { useUpdateOrder } from "./use-update-order.ts";

/** The next statuses of the natural path, or undefined. */
function nextSteps(current: OrderStatus): string | undefined {
  const steps = ORDER_STATUSES.filter((status) => isNaturalStep(current, status));
  if (steps.length === 0) return undefined;
  return `Alur biasa: ${steps.join(", ")}`;
}

type StatusFormProps = {
  order: Pick<
    OrderView,
    "id" | "status" | "payment_status" | "resi" | "holds_stock" | "created_at" | "total" | "money"
  >;
};

/** Sends the status that the admin saw: if it has changed since, nothing is set. */
export function StatusForm({ order }: StatusFormProps) {
  const current = order.status;
  const [chosen, setChosen] = useState(current);
  const [known, setKnown] = useState(current);
  // Another part of the page changed the status, so the earlier choice is dropped.
  if (known !== current) {
    setKnown(current);
    setChosen(current);
  }
  const [asking, setAsking] = useState(false);
  const [restock, setRestock] = useState(false);
  // Kept for the closing animation, when the page already shows the new status.
  const [questions, setQuestions] = useState<string[]>([]);
  const { save, busy, errorMessage } = useUpdateOrder(order.id);
  const due = Math.max(0, order.total - order.money.written_off - order.money.held);
  const wentBack = order.money.refunds.length > 0;
  const receipt = useReceipt({ due, total: order.total }, wentBack ? null : due);
  const pays = saysMoneyCame(order, chosen);

  function saveChosen() {
    // Money that went back comes again only where an amount is typed.
    const isUnpaid = !pays || (wentBack && receipt.typed.amount.trim() === "");
    const input = isUnpaid ? {} : receipt.read();
    if (!input) return;
    const change = {
      ...input,
      status: chosen,
      status_seen: current,
      ...(chosen === "Return" ? { restock } : {}),
    };
    const done = "Status pesanan diperbarui";
    save({ change, done }, { onSettled: () => setAsking(false) });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen === current) return;
    const toAsk = statusQuestions(order, chosen);
    if (toAsk.length === 0 && chosen !== "Return" && !pays) return saveChosen();
    setQuestions(toAsk);
    setRestock(false);
    receipt.reset();
    setAsking(true);
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <div className="flex flex-col gap-3 @sm:flex-row">
        <div className="min-w-0 grow">
          <SelectField
            label="Status"
            name="status"
            options={STATUS_OPTIONS}
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
      {errorMessage ? <Notice tone="error">{errorMessage}</Notice> : null}
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={saveChosen}
        title="Ubah status pesanan?"
        confirmLabel="Ya, ubah status"
        busy={busy}
      >
        {questions.map((question) => (
          <p key={question}>{question}</p>
        ))}
        {pays && wentBack ? (
          <p>
            Uangnya sudah kembali. Ketik jumlah bila ada yang masuk lagi; bila kosong, tidak ada
            yang dicatat.
          </p>
        ) : null}
        {pays ? (
          <ReceiptFields receipt={receipt} since={jakartaDay(new Date(order.created_at))} />
        ) : null}
        {chosen === "Return" ? <RestockCheckbox checked={restock} onChange={setRestock} /> : null}
      </Confirm>
    </form>
  );
}
