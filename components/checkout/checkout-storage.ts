import {
  type CheckoutAddress,
  checkoutAddressInput,
  type ShippingChoice,
  shippingChoiceInput,
} from "#lib/checkout/schema.ts";

/** The two browser-storage keys of specification §9. */
const ADDRESS_KEY = "checkout-address";
const SHIPPING_KEY = "checkout-shipping";
/** Names one attempt to pay, so that a second click or a retry makes no second order. */
const ATTEMPT_KEY = "checkout-attempt";

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
  localStorage.removeItem(SHIPPING_KEY);
}

export function readShipping(): ShippingChoice | null {
  return shippingChoiceInput.safeParse(read(SHIPPING_KEY)).data ?? null;
}

export function keepShipping(choice: ShippingChoice): void {
  localStorage.setItem(SHIPPING_KEY, JSON.stringify(choice));
}

/** The key of the present attempt to pay, the same until the checkout is reset. */
export function paymentAttempt(): string {
  const present = localStorage.getItem(ATTEMPT_KEY);
  if (present) return present;
  // randomUUID exists on secure pages only, and a shop may be tried over http in a local network.
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const fresh = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
  localStorage.setItem(ATTEMPT_KEY, fresh);
  return fresh;
}

/** The server has refused the present attempt for good: what is sent next is another one. */
export function renewPaymentAttempt(): void {
  localStorage.removeItem(ATTEMPT_KEY);
}

/** After an order, and when somebody signs out: nothing of a checkout stays behind. */
export function resetCheckout(): void {
  for (const key of [ADDRESS_KEY, SHIPPING_KEY, ATTEMPT_KEY]) localStorage.removeItem(key);
}
