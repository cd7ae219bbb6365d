"use client";

import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { Confirm } from "../../parts/confirm.tsx";
import { useUpdateOrder } from "./use-update-order.ts";

/** Puts the products of a Return back on sale later. */
export function RestockButton({ orderId }: { orderId: string }) {
  const [asking, setAsking] = useState(false);
  const { save, busy } = useUpdateOrder(orderId);

  function restock() {
    const change = { status: "Return", status_seen: "Return", restock: true } as const;
    save({ change, done: "Barang dijual lagi" }, { onSettled: () => setAsking(false) });
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t border-garis pt-3 mt-4">
      <p className="text-sm text-abu">Barang yang kembali belum dijual lagi.</p>
      <Button variant="secondary" size="small" busy={busy} onClick={() => setAsking(true)}>
        Jual Lagi
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={restock}
        title="Jual lagi barang ini?"
        confirmLabel="Ya, jual lagi"
        busy={busy}
      >
        <p>Barang dalam pesanan ini kembali ke stok dan dapat dibeli lagi.</p>
      </Confirm>
    </div>
  );
}
