import { resetCheckout } from "#components/fetching/checkout-storage.ts";
import { dropSignInEmail } from "./sign-in-email.ts";

export function clearEarlierCustomer(): void {
  resetCheckout();
  dropSignInEmail();
}
