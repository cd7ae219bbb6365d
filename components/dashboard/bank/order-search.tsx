import { useState } from "react";
import { useSave } from "#components/forms/use-save.ts";
import { Button } from "#components/ui/button/button.tsx";
import { TextField } from "#components/ui/fields/text-field.tsx";
import { toast } from "#components/ui/toast/toast.ts";
import { type OrderView, orderPage } from "#lib/orders/schema.ts";
import { endedUndelivered } from "#lib/orders/status/order-status.ts";
import type { MatchedOrder } from "#lib/payments/statements/schema.ts";

const MOST = 5;

/** Finds orders by number or buyer, also those that nothing in the row speaks for. */
export function OrderSearch({ onFound }: { onFound: (orders: MatchedOrder[]) => void }) {
  const [typed, setTyped] = useState("");
  const { save, busy } = useSave({
    request: (search: string) => ({
      method: "GET" as const,
      path: `/api/order?${new URLSearchParams({ search, per_page: String(MOST) })}`,
      answer: orderPage,
    }),
    onSaved({ data }) {
      onFound(data.map(asMatched));
      if (data.length === 0) toast.error("Pesanan ini tidak ditemukan");
    },
  });

  function find() {
    if (typed.trim() !== "") save(typed.trim());
  }

  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 grow">
        <TextField
          label="Pesanan lain"
          name="other"
          placeholder="No. pesanan atau nama"
          autoComplete="off"
          maxLength={100}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            // Enter matches nothing while an order is looked for.
            event.preventDefault();
            find();
          }}
        />
      </div>
      <Button variant="secondary" onClick={find} busy={busy}>
        Cari
      </Button>
    </div>
  );
}

function asMatched({
  id,
  order_no,
  name,
  status,
  payment_status,
  total,
  money,
}: OrderView): MatchedOrder {
  const isLate = endedUndelivered(status) && payment_status !== "Paid";
  const amount = isLate ? total - money.held : Math.max(0, money.due);
  return {
    order_id: id,
    order_no,
    customer_name: name,
    amount,
    stage: isLate ? "late" : "open",
    reasons: [],
  };
}
