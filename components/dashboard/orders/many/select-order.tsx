"use client";

import { useEffect, useRef } from "react";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";
import { useOrderSelection } from "./order-selection.tsx";

/** Selects the order of a row. */
export function SelectOrder({ id, orderNo }: { id: string; orderNo: string }) {
  const { selected, toggle } = useOrderSelection();
  return (
    <span className="relative z-1 block">
      <Checkbox
        isBare
        name="selected"
        label={`Pilih ${orderNo}`}
        checked={selected.some((order) => order.id === id)}
        onChange={() => toggle(id)}
      />
    </span>
  );
}

/** Selects all orders of the page, or none. */
export function SelectAllOrders() {
  const { orders, selected, select } = useOrderSelection();
  const box = useRef<HTMLInputElement>(null);
  const isAll = selected.length === orders.length;
  const isSome = selected.length > 0 && !isAll;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <Checkbox
      ref={box}
      name="select-all"
      label={`Pilih semua di halaman ini (${orders.length})`}
      checked={isAll}
      onChange={() => select(isAll ? [] : orders.map(({ id }) => id))}
    />
  );
}
