"use client";

import { type FormEvent, useRef, useState } from "react";
import { OrderResi } from "#components/orders/order-resi.tsx";
import { Button } from "#components/ui/button/button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import { RESI_INPUT } from "../resi-input.ts";
import { sendChange } from "../send/send-change.ts";
import { useUpdateOrder } from "./use-update-order.ts";

type ResiFormProps = { order: Pick<OrderView, "id" | "order_no" | "resi" | "status"> };

/** Saves the tracking number. A paid order is sent with it in one step. */
export function ResiForm({ order: { id, order_no: orderNo, resi, status } }: ResiFormProps) {
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [sends, setSends] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { save, busy, failure } = useUpdateOrder(id);
  const isEmpty = typed.trim() === "";
  const canSend = status === "Payment Confirm";

  function saveResi() {
    // An empty number changes nothing (docs/orders.md#tracking-number).
    if (isEmpty || busy) return;
    setSends(false);
    const saving = { change: { resi: typed }, done: "Nomor resi disimpan" };
    save(saving, { onSuccess: () => setTyped("") });
  }

  function send() {
    if (busy) return;
    const sent = sendChange(isEmpty ? (resi ?? "") : typed);
    setWrong("error" in sent ? sent.error : null);
    if ("error" in sent) return field.current?.focus();
    setSends(true);
    const saving = { change: sent.change, done: `Pesanan ${orderNo} dikirim` };
    save(saving, { onSuccess: () => setTyped("") });
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (canSend) send();
    else saveResi();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-4">
      {resi ? (
        <div>
          <p className="pb-1 text-sm text-abu">Resi tersimpan</p>
          <OrderResi resi={resi} what="resi" language="id" />
        </div>
      ) : null}
      <div className="flex flex-col gap-3 @sm:flex-row">
        <div className="min-w-0 grow">
          <TextField
            label={resi ? "Ganti nomor resi" : "Nomor resi"}
            name="resi"
            ref={field}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setWrong(null);
            }}
            hint={canSend ? "Kirim menyimpan resi dan mengubah status sekaligus." : undefined}
            {...RESI_INPUT}
            error={wrong ?? failure ?? undefined}
          />
        </div>
        <div className="flex shrink-0 gap-2 @sm:mt-[1.65rem] @sm:self-start">
          {canSend ? (
            <Button type="submit" className="min-h-12" busy={busy && sends}>
              Kirim
            </Button>
          ) : null}
          <Button
            type={canSend ? "button" : "submit"}
            variant={canSend || resi ? "secondary" : "primary"}
            className="min-h-12"
            busy={busy && !sends}
            disabled={!busy && isEmpty}
            onClick={canSend ? saveResi : undefined}
          >
            Simpan Resi
          </Button>
        </div>
      </div>
    </form>
  );
}
