import { useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { useLanguage, useWords } from "#language";
import type { CartItemView } from "#lib/cart/schema.ts";
import { sideOf } from "#lib/language/sides.ts";
import { CART_WORDS } from "./cart-words.ts";

const SHOWN_MS = 6000;

/** A removed line, and where it stood. */
export type Removed = { item: CartItemView; at: number };

type RemovedLineProps = { item: CartItemView; onUndo: () => void; onGone: () => void };

/** Offers for six seconds to put a removed piece back. Stays while it is pointed at or focused. */
export function RemovedLine({ item, onUndo, onGone }: RemovedLineProps) {
  const words = useWords(CART_WORDS);
  const name = sideOf(item.product, "name", useLanguage());
  const [isHeld, setHeld] = useState(false);
  const undo = useRef<HTMLButtonElement>(null);
  const gone = useRef(onGone);
  useEffect(() => {
    gone.current = onGone;
  });
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => gone.current(), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);
  useEffect(() => {
    // The button that was pressed is gone.
    if (document.activeElement === document.body) undo.current?.focus();
  }, []);
  return (
    <li
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      className="flex items-center justify-between gap-4 border-b border-garis py-3 text-abu"
    >
      <span>
        {words.removed}{" "}
        <span lang={name.lang} className="font-semibold">
          {name.text}
        </span>
      </span>
      <Button ref={undo} variant="quiet" size="small" className="-mr-3" onClick={onUndo}>
        <span>{words.undo}</span>
        <span className="sr-only"> {words.undoOf(name.text)}</span>
      </Button>
    </li>
  );
}
