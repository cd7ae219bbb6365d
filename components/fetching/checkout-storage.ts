import { useSyncExternalStore } from "react";
import type { z } from "zod";
import {
  type CheckoutAddress,
  checkoutAddressInput,
  type ShippingChoice,
  shippingChoiceInput,
} from "#lib/checkout/schema.ts";

/** Keys of the browser's storage (docs/cart-and-checkout.md#browser-storage). */
const KEYS = { address: "checkout-address", shipping: "checkout-shipping" } as const;

type Key = (typeof KEYS)[keyof typeof KEYS];

function textOf(key: Key): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** Values read by this tab, so that React sees the same object each time. Another tab's order changes nothing here. */
const values = new Map<Key, unknown>();

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Null removes the key. */
function write(key: Key, value: object | null): void {
  if (value === null) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(value));
  values.delete(key);
  for (const listener of listeners) listener();
}

/** Null for none, and for an invalid one. */
function read<Value>(key: Key, schema: z.ZodType<Value>): Value | null {
  if (!values.has(key)) values.set(key, schema.safeParse(parse(textOf(key))).data ?? null);
  return values.get(key) as Value | null;
}

/** Returns the stored address, or null where there is none or an invalid one. */
export const readAddress = () => read(KEYS.address, checkoutAddressInput);
const readShipping = () => read(KEYS.shipping, shippingChoiceInput);

/** Returns the stored address: undefined until hydration, null where none is stored. */
export function useCheckoutAddress(): CheckoutAddress | null | undefined {
  return useSyncExternalStore(subscribe, readAddress, () => undefined);
}

/** Returns the stored service: undefined until hydration, null where none is stored. */
export function useShippingChoice(): ShippingChoice | null | undefined {
  return useSyncExternalStore(subscribe, readShipping, () => undefined);
}

/** Another address may have another price, so the service is removed. */
export function keepAddress(address: CheckoutAddress): void {
  write(KEYS.address, { ...address, note: readNote() });
  forgetShipping();
}

export function keepShipping(choice: ShippingChoice): void {
  write(KEYS.shipping, choice);
}

export function forgetShipping(): void {
  write(KEYS.shipping, null);
}

/** Returns the note as typed, which may be too long; empty for none. */
export function readNote(): string {
  const note = Object(parse(textOf(KEYS.address))).note;
  return typeof note === "string" ? note : "";
}

/** Keeps the note beside the address, which comes before it. */
export function keepNote(note: string): void {
  write(KEYS.address, { ...Object(parse(textOf(KEYS.address))), note });
}

/** Clears the checkout: after an order, at log-in and at log-out, before another document is loaded. */
export function resetCheckout(): void {
  for (const key of Object.values(KEYS)) localStorage.removeItem(key);
}
