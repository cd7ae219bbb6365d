"use client";

import { useState } from "react";
import { SelectField } from "#components/ui/fields/select-field.tsx";
import { ErrorNotice, Notice } from "#components/ui/notice.tsx";
import type { OrderStatus } from "#lib/orders/status/order-status.ts";
import { STATUS_OPTIONS } from "#lib/orders/status/status-labels.ts";
import { FormDialog } from "../../parts/form-dialog.tsx";
import { RestockCheckbox } from "../restock-checkbox.tsx";
import { manyQuestions, ordersToChange, type SelectableOrder } from "./many-questions.ts";
import type { StatusForMany } from "./use-update-orders.ts";

const names = new Intl.ListFormat("id", { type: "conjunction" });

type ManyStatusDialogProps = {
  open: boolean;
  orders: readonly SelectableOrder[];
  busy: boolean;
  errorMessage: string | null;
  onClose: () => void;
  onConfirm: (change: StatusForMany) => void;
};

/** Chooses a status for many orders, and asks what each of them would ask alone. */
export function ManyStatusDialog(props: ManyStatusDialogProps) {
  const { orders, errorMessage, onConfirm, ...dialog } = props;
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const [restock, setRestock] = useState(false);
  const changing = status ? ordersToChange(orders, status) : [];
  const questions = status ? manyQuestions(orders, status) : [];
  const isSame = status !== null && changing.length < orders.length;

  return (
    <FormDialog
      {...dialog}
      title={`Ubah status ${orders.length} pesanan`}
      submitLabel={questions.length > 0 ? "Ya, ubah status" : "Ubah status"}
      disabled={changing.length === 0}
      onSubmit={() => status && onConfirm({ orders: changing, status, restock })}
    >
      <SelectField
        label="Status baru"
        name="status"
        placeholder="Pilih status"
        options={STATUS_OPTIONS}
        value={status ?? ""}
        onChange={({ target }) => setStatus((target.value || null) as OrderStatus | null)}
      />
      {status === "Return" ? <RestockCheckbox checked={restock} onChange={setRestock} /> : null}
      <div role="status" className="flex flex-col gap-3 empty:hidden">
        {isSame ? (
          <p>
            {orders.length - changing.length} pesanan sudah berstatus {status} dan tidak diubah.
          </p>
        ) : null}
        {questions.map(({ question, orderNos }) => (
          <Notice key={question} tone="warning">
            <p>{question}</p>
            <p className="pt-1 text-sm font-normal break-words text-abu">
              {names.format(orderNos)}
            </p>
          </Notice>
        ))}
      </div>
      <ErrorNotice>{errorMessage}</ErrorNotice>
    </FormDialog>
  );
}
