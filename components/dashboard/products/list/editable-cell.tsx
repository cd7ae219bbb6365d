"use client";

import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { classNames } from "#components/ui/class-names.ts";
import { CONTROL_CLASS, describe, FieldError } from "#components/ui/fields/field.tsx";
import { formatPrice } from "#lib/rupiah.ts";
import type { ProductRow } from "./product-row.ts";
import { type EditedField, readTyped, useEditProduct } from "./use-edit-product.ts";

const NAMES: Record<EditedField, string> = { stock: "Stock", price: "Harga" };

/** A row's stock or price: a press turns it into a field. Enter or leaving it saves, Escape doesn't. */
export function EditableCell({ product, field }: { product: ProductRow; field: EditedField }) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const { edit, errorMessage, reset } = useEditProduct(product, field);
  const isOpen = typed !== null;
  const error = wrong ?? errorMessage ?? undefined;
  const shown = field === "price" ? formatPrice(product.price) : String(product.stock);

  useEffect(() => {
    if (isOpen) input.current?.select();
  }, [isOpen]);

  function open() {
    reset();
    setTyped(String(product[field]));
  }

  function close() {
    setTyped(null);
    setWrong(null);
  }

  /** Returns whether the text could be saved, or is the old one. */
  function saveTyped(): boolean {
    const read = readTyped(field, typed ?? "");
    if ("error" in read) {
      setWrong(read.error);
      return false;
    }
    close();
    const isChanged = Object.values(read)[0] !== product[field];
    if (isChanged) edit(read);
    return true;
  }

  function press(event: KeyboardEvent) {
    if (event.key === "Escape") close();
    else if (event.key !== "Enter" || !saveTyped()) return;
    event.preventDefault();
    // The button comes back with the next render.
    setTimeout(() => button.current?.focus());
  }

  return (
    <span className="relative z-1 flex flex-col items-end">
      {isOpen ? (
        <input
          {...describe(id, { error })}
          ref={input}
          inputMode="numeric"
          aria-label={`${NAMES[field]} ${product.name}`}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(null);
          }}
          onKeyDown={press}
          onBlur={saveTyped}
          className={classNames(
            CONTROL_CLASS,
            "min-h-11! px-2! py-1! text-right tabular-nums",
            field === "price" ? "w-32!" : "w-20!",
          )}
        />
      ) : (
        <button
          ref={button}
          type="button"
          aria-label={`Ubah ${NAMES[field]} ${product.name}: ${shown}`}
          aria-describedby={error ? `${id}-error` : undefined}
          onClick={open}
          className="min-h-11 min-w-11 px-2 text-right whitespace-nowrap tabular-nums decoration-dotted underline-offset-4 hover:underline"
        >
          {shown}
        </button>
      )}
      <span role="alert" className="max-w-48 text-left empty:hidden">
        <FieldError id={id} error={error} />
      </span>
    </span>
  );
}
