"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { formatRupiah } from "#lib/money.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { useMoney } from "./use-money.ts";

/** Gives up what is still due, in rupiah. */
export function WriteOff({ orderId, due }: { orderId: string; due: number }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { save, busy } = useMoney(`${orderId}/write-off`, {
    done: "Sisa tagihan dihapusbukukan",
    onSettled: close,
  });
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => setAsking(true)}>
        Hapusbukukan {formatRupiah(due)}
      </Button>
      <Confirm
        open={isAsking}
        onClose={close}
        onConfirm={() => save({ due_seen: due })}
        title={`Hapusbukukan ${formatRupiah(due)}?`}
        confirmLabel="Ya, hapusbukukan"
        busy={busy}
      >
        <p>Toko tidak menagih sisa ini lagi.</p>
      </Confirm>
    </>
  );
}
