import { changeFetched } from "#components/fetching/fetched-data.ts";
import {
  type CheckoutAddress,
  checkoutAddressInput,
  type ShippingChoice,
  shippingChoiceInput,
} from "#lib/checkout/schema.ts";

/** Keys of the browser's storage (docs/cart-and-checkout.md#browser-storage), and of `useFetched`. */
export const KEYS = {
  address: "checkout-address",
  shipping: "checkout-shipping",
  note: "checkout-note",
} as const;

type Key = (typeof KEYS)[keyof typeof KEYS];

function read(key: Key): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

function keep(key: Key, value: unknown): void {
  localStorage.setItem(key, JSON.stringify(value));
  changeFetched(key, () => value);
}

/** Returns the stored address, or null where there is none or an invalid one. */
export function readAddress(): CheckoutAddress | null {
  return checkoutAddressInput.safeParse(read(KEYS.address)).data ?? null;
}

/** Another address may have another price, so the service is removed. */
export function keepAddress(address: CheckoutAddress): void {
  keep(KEYS.address, address);
  forgetShipping();
}

export function readShipping(): ShippingChoice | null {
  return shippingChoiceInput.safeParse(read(KEYS.shipping)).data ?? null;
}

export function keepShipping(choice: ShippingChoice): void {
  keep(KEYS.shipping, choice);
}

export function forgetShipping(): void {
  localStorage.removeItem(KEYS.shipping);
  changeFetched(KEYS.shipping, () => null);
}

/** Returns the note as typed, which may be too long; empty for none. */
export function readNote(): string {
  const note = read(KEYS.note);
  return typeof note === "string" ? note : "";
}

export function keepNote(note: string): void {
  keep(KEYS.note, note);
}

/** Clears the checkout: after an order, at log-in and at log-out. */
export function resetCheckout(): void {
  for (const key of Object.values(KEYS)) localStorage.removeItem(key);
}
