"use client";

import { type FormEvent, useId, useRef, useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { CONTROL_CLASS, describe, FieldError } from "#components/ui/fields/field.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import { useUpdateOrder } from "../detail/use-update-order.ts";
import { RESI_INPUT } from "../resi-input.ts";
import { focusNextForm, SEND_FORM } from "./focus-next-form.ts";
import { sendChange } from "./send-change.ts";

type SendFormProps = {
  /** With the resi that is saved already. */
  order: Pick<OrderView, "id" | "order_no" | "resi">;
  /** A packer's call answers without the order's money. */
  as?: "packer";
  className?: string;
};

/** Sends a paid order in one step: resi and In Delivery. Stands in the order's row and on its page. */
export function SendForm({ order, as, className }: SendFormProps) {
  const { id: orderId, order_no: orderNo, resi } = order;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(resi ?? "");
  const [wrong, setWrong] = useState<string | null>(null);
  const { save, busy, errorMessage } = useUpdateOrder(orderId, { inRowOf: orderNo, as });
  const error = wrong ?? errorMessage ?? undefined;

  /** The field's description is read out where it gets the focus. */
  const focusField = () => form.current?.querySelector("input")?.focus();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const sent = sendChange(typed);
    setWrong("error" in sent ? sent.error : null);
    if ("error" in sent) return focusField();
    const done = `Pesanan ${orderNo} dikirim`;
    const isHere = () => form.current?.contains(document.activeElement);
    save(
      { change: sent.change, done },
      {
        onSuccess: () => focusNextForm(form.current),
        onError: () => isHere() && focusField(),
      },
    );
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      aria-busy={busy || undefined}
      {...{ [SEND_FORM]: "" }}
      className={classNames("flex flex-col gap-1", className)}
    >
      <div className="flex gap-2">
        <input
          {...describe(id, { error })}
          name="resi"
          aria-label={`Resi ${orderNo}`}
          placeholder="Nomor resi"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(null);
          }}
          readOnly={busy}
          {...RESI_INPUT}
          className={classNames(CONTROL_CLASS, "min-h-11! min-w-0 py-1!")}
        />
        <Button type="submit" size="small" busy={busy} aria-label={`Kirim ${orderNo}`}>
          Kirim
        </Button>
      </div>
      <FieldError id={id} error={error} />
    </form>
  );
}
