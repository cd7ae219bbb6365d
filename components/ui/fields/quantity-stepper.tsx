"use client";

import { type LucideIcon, Minus, Plus } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { useUiWords } from "../ui-words.ts";

type QuantityStepperProps = {
  value: number;
  min?: number;
  max: number;
  onChange: (quantity: number) => void;
  /** Label for screen readers. */
  label: string;
  disabled?: boolean;
  /** Called on a press while blocked. */
  onBlocked?: () => void;
};

const SIDE =
  "flex size-11 items-center justify-center text-soga-700 hover:bg-gading disabled:text-garis aria-disabled:text-garis disabled:hover:bg-transparent";

/** A number from `min` to `max`. Typed text counts on blur or Enter. */
export function QuantityStepper({
  value,
  min = 0,
  max,
  onChange,
  label,
  disabled = false,
  onBlocked,
}: QuantityStepperProps) {
  const words = useUiWords();
  const [draft, setDraft] = useState<string | null>(null);
  const isBlocked = disabled && onBlocked !== undefined;

  function change(quantity: number) {
    if (disabled) return onBlocked?.();
    const held = Math.min(Math.max(quantity, min), max);
    if (held !== value) onChange(held);
  }

  function commit() {
    if (draft !== null && /^\d+$/.test(draft)) change(Number(draft));
    setDraft(null);
  }

  function stepButton(name: string, Icon: LucideIcon, step: 1 | -1, atEnd: boolean) {
    return (
      <button
        type="button"
        className={SIDE}
        onClick={() => change(value + step)}
        // Blocked buttons stay focusable: pressing one tells a visitor why.
        {...(isBlocked ? { "aria-disabled": true } : { disabled: disabled || atEnd })}
      >
        <Icon size={18} aria-hidden />
        <span className="sr-only">{name}</span>
      </button>
    );
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read with a legend that isn't there
    <div
      role="group"
      aria-label={label}
      className="inline-flex rounded-sm border border-abu bg-putih"
    >
      {stepButton(words.decrease, Minus, -1, value <= min)}
      <input
        name="quantity"
        type="number"
        inputMode="numeric"
        aria-label={words.quantity}
        min={min}
        max={max}
        value={draft ?? value}
        readOnly={isBlocked}
        disabled={disabled && !isBlocked}
        onClick={isBlocked ? onBlocked : undefined}
        onChange={(event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === "Enter" && commit()}
        className="w-12 bg-transparent text-center font-semibold tabular-nums disabled:text-abu"
      />
      {stepButton(words.increase, Plus, 1, value >= max)}
    </div>
  );
}
