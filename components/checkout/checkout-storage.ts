import {
  type CheckoutAddress,
  checkoutAddressInput,
  type ShippingChoice,
  shippingChoiceInput,
} from "#lib/checkout/schema.ts";

/** The two keys in browser storage (docs/cart-and-checkout.md#browser-storage). */
const ADDRESS_KEY = "checkout-address";
const SHIPPING_KEY = "checkout-shipping";

function read(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** The address chosen in this browser, or null where there is none that would be accepted. */
export function readAddress(): CheckoutAddress | null {
  return checkoutAddressInput.safeParse(read(ADDRESS_KEY)).data ?? null;
}

/** Another address may have another price: the choice of service goes. */
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

/** After an order, and when somebody signs out: nothing of a checkout stays behind. */
export function resetCheckout(): void {
  for (const key of [ADDRESS_KEY, SHIPPING_KEY]) localStorage.removeItem(key);
}
