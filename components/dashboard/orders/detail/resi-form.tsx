"use client";

import { type FormEvent, useState } from "react";
import { OrderResi } from "#components/orders/parcel/order-resi.tsx";
import { Button } from "#components/ui/button/button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import type { OrderView } from "#lib/orders/schema.ts";
import { RESI_INPUT } from "../resi-input.ts";
import { useUpdateOrder } from "./use-update-order.ts";

type ResiFormProps = { order: Pick<OrderView, "id" | "resi"> };

/** Saves the tracking number, and sends nothing. */
export function ResiForm({ order: { id, resi } }: ResiFormProps) {
  const [typed, setTyped] = useState("");
  const { save, busy, errorMessage } = useUpdateOrder(id);
  const isEmpty = typed.trim() === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    // An empty number changes nothing (docs/orders.md#tracking-number).
    if (isEmpty || busy) return;
    const saving = { change: { resi: typed }, done: "Nomor resi disimpan" };
    save(saving, { onSuccess: () => setTyped("") });
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
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            {...RESI_INPUT}
            error={errorMessage ?? undefined}
          />
        </div>
        <Button
          type="submit"
          variant="secondary"
          className="min-h-12 shrink-0 @sm:mt-[1.65rem] @sm:self-start"
          busy={busy}
          disabled={!busy && isEmpty}
        >
          Simpan Resi
        </Button>
      </div>
    </form>
  );
}
