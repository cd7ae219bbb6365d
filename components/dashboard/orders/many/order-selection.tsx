"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import type { OrderView } from "#lib/orders/schema.ts";

/** What the actions on many orders need of each. */
export type SelectableOrder = Pick<
  OrderView,
  "id" | "order_no" | "status" | "payment_status" | "resi" | "holds_stock"
>;

type Selection = {
  /** The orders of this page. */
  orders: readonly SelectableOrder[];
  selected: readonly SelectableOrder[];
  /** Selects these orders of the page, and no other. */
  select: (ids: Iterable<string>) => void;
  toggle: (id: string) => void;
};

const SelectionContext = createContext<Selection | null>(null);

export function useOrderSelection(): Selection {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error("useOrderSelection belongs below OrderSelection");
  return selection;
}

type OrderSelectionProps = { orders: readonly SelectableOrder[]; children: ReactNode };

/** Holds which orders of a page are selected. Another page starts without any. */
export function OrderSelection({ orders, children }: OrderSelectionProps) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());

  function toggle(id: string) {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  }

  const selected = orders.filter(({ id }) => ids.has(id));
  const select = (chosen: Iterable<string>) => setIds(new Set(chosen));
  return (
    <SelectionContext value={{ orders, selected, select, toggle }}>{children}</SelectionContext>
  );
}
