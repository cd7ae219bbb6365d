import { useEffect, useEffectEvent } from "react";
import { type RowKey, rowKeyOf, rowToGoTo, takesLetters } from "./row-keys.ts";

/** Lists are in the page twice, as table and as cards: one of them is hidden. */
function shown<Found extends HTMLElement>(selector: string): Found[] {
  const found = document.querySelectorAll<Found>(`#main ${selector}`);
  return [...found].filter((element) => element.getClientRects().length > 0);
}

function currentRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>("[data-row]") ?? null;
}

/** Focuses the link that opens the row: the marked one, or its first. */
function go(key: "next" | "previous"): boolean {
  const rows = shown("[data-row]");
  const current = currentRow();
  const row = rows[rowToGoTo(current ? rows.indexOf(current) : -1, rows.length, key)];
  const link = row?.querySelector<HTMLElement>("a[data-opens-row]") ?? row?.querySelector("a");
  link?.focus();
  link?.scrollIntoView({ block: "nearest" });
  return link != null;
}

function select(): boolean {
  const box = currentRow()?.querySelector<HTMLElement>('input[type="checkbox"]');
  box?.click();
  return box != null;
}

function search(): boolean {
  const [field] = shown<HTMLInputElement>('input[type="search"]');
  field?.focus();
  field?.select();
  return field !== undefined;
}

/**
 * Moves over the rows of the page's list by keys: elements with `data-row`. Does nothing while somebody
 * types, in an open dialog, or with modifiers.
 */
export function useRowKeys(isOn: boolean, onHelp: () => void): void {
  const act = useEffectEvent((key: RowKey): boolean => {
    if (key === "search") return search();
    if (key === "select") return select();
    if (key !== "help") return go(key);
    onHelp();
    return true;
  });

  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      const key = rowKeyOf(event);
      if (!key || takesLetters(document.activeElement)) return;
      if (document.querySelector("dialog[open]:not([data-closing]), [popover]:popover-open"))
        return;
      if (act(key)) event.preventDefault();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn]);
}
