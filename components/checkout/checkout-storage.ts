import {
  type CheckoutAddress,
  checkoutAddressInput,
  type ShippingChoice,
  shippingChoiceInput,
} from "#lib/checkout/schema.ts";

/** Keys of the browser's storage (docs/cart-and-checkout.md#browser-storage). */
const ADDRESS_KEY = "checkout-address";
const SHIPPING_KEY = "checkout-shipping";

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** Returns the stored address, or null where there is none or an invalid one. */
export function readAddress(): CheckoutAddress | null {
  return checkoutAddressInput.safeParse(read(ADDRESS_KEY)).data ?? null;
}

/** Another address may have another price, so the service is removed. */
export function keepAddress(address: CheckoutAddress): void {
  localStorage.setItem(ADDRESS_KEY, JSON.stringify(address));
  forgetShipping();
}

export function readShipping(): ShippingChoice | null {
  return shippingChoiceInput.safeParse(read(SHIPPING_KEY)).data ?? null;
}

export function keepShipping(choice: ShippingChoice): void {
  localStorage.setItem(SHIPPING_KEY, JSON.stringify(choice));
}

export function forgetShipping(): void {
  localStorage.removeItem(SHIPPING_KEY);
}

/** Clears the checkout: after an order, at log-in and at log-out. */
export function resetCheckout(): void {
  for (const key of [ADDRESS_KEY, SHIPPING_KEY]) localStorage.removeItem(key);
}
