import { resetCheckout } from "#components/fetching/checkout-storage.ts";
import { dropSignInEmail } from "./sign-in-email.ts";

/** Clears what this browser stored for an earlier customer. */
export function clearEarlierCustomer(): void {
  resetCheckout();
  dropSignInEmail();
}
