"use client";

import { Button } from "#components/ui/button/button.tsx";
import { formatRupiah } from "#lib/rupiah.ts";
import { Confirm } from "../../parts/confirm.tsx";
import { useMoney } from "./use-money.ts";

/** Gives up what is still due, in rupiah. */
export function WriteOff({ orderId, due }: { orderId: string; due: number }) {
  const path = `${orderId}/write-off`;
  const { save, ask, dialog } = useMoney(path, "Sisa tagihan dihapusbukukan");
  return (
    <>
      <Button variant="secondary" size="small" onClick={ask}>
        Hapusbukukan {formatRupiah(due)}
      </Button>
      <Confirm
        {...dialog}
        onConfirm={() => save({ due_seen: due })}
        title={`Hapusbukukan ${formatRupiah(due)}?`}
        confirmLabel="Ya, hapusbukukan"
      >
        <p>Toko tidak menagih sisa ini lagi.</p>
      </Confirm>
    </>
  );
}
