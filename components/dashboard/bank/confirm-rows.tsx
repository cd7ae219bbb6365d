"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { Confirm } from "../parts/confirm.tsx";
import { useConfirmRows } from "./use-settle-row.ts";

/** Confirms all exact rows after one question. */
export function ConfirmAll({ count }: { count: number }) {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const { save, busy } = useConfirmRows(close);
  return (
    <>
      <Button onClick={() => setAsking(true)} busy={busy && !isAsking}>
        Konfirmasi semua yang pas ({count})
      </Button>
      <Confirm
        open={isAsking}
        onClose={close}
        onConfirm={() => save(null)}
        busy={busy}
        title="Konfirmasi semua pembayaran yang pas?"
        confirmLabel="Ya, konfirmasi"
      >
        <p>Pesanannya menjadi dibayar, dan pembelinya diberi tahu.</p>
      </Confirm>
    </>
  );
}

/** Confirms one exact row at once. */
export function ConfirmRow({ id, name }: { id: string; name: string }) {
  const { save, busy } = useConfirmRows();
  return (
    <Button size="small" busy={busy} onClick={() => save([id])} aria-label={`Konfirmasi ${name}`}>
      Konfirmasi
    </Button>
  );
}
