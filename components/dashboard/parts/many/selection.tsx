"use client";

import { createContext, type ReactNode, useContext, useState } from "react";
import { Checkbox } from "#components/ui/fields/checkbox.tsx";

type SelectionState = {
  ids: ReadonlySet<string>;
  /** Selects these rows, and no other. */
  select: (ids: Iterable<string>) => void;
  toggle: (id: string) => void;
};

const SelectionContext = createContext<SelectionState | null>(null);

export function useSelection(): SelectionState {
  const selection = useContext(SelectionContext);
  if (!selection) throw new Error("useSelection belongs below Selection");
  return selection;
}

/** Holds which rows of a list are selected. */
export function Selection({ children }: { children: ReactNode }) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const select = (chosen: Iterable<string>) => setIds(new Set(chosen));

  function toggle(id: string) {
    const next = new Set(ids);
    if (!next.delete(id)) next.add(id);
    setIds(next);
  }

  return <SelectionContext value={{ ids, select, toggle }}>{children}</SelectionContext>;
}

/** The box that selects a row. */
export function SelectRow({ id, name }: { id: string; name: string }) {
  const { ids, toggle } = useSelection();
  return (
    <div className="relative z-1">
      <Checkbox
        isBare
        name="selected"
        label={`Pilih ${name}`}
        checked={ids.has(id)}
        onChange={() => toggle(id)}
      />
    </div>
  );
}
