import { useQueryClient } from "@tanstack/react-query";
import { cartKeys } from "#components/cart/cart-keys.ts";
import { useCart } from "#components/cart/use-cart.ts";
import { useSave } from "#components/forms/use-save.ts";
import {
  type CheckoutAddress,
  type PlaceOrderInput,
  placeOrderAnswer,
  type ShippingChoice,
} from "#lib/checkout/schema.ts";
import { hasStatus, isSignedOut } from "#lib/http/client.ts";
import { resetCheckout } from "./checkout-storage.ts";
import { paymentAttempt } from "./payment-attempt.ts";
import { useKeepCheckout } from "./use-checkout.ts";

type Order = { address: CheckoutAddress; shipping: ShippingChoice; attempt: string };

/** The server's message, which stays on the page; sold-out lines have a dialog. */
function messageOf(error: Error | null): string | null {
  return hasStatus(error, 409, 422) && !Array.isArray(error.body.soldOut) ? error.message : null;
}

/** True where the order is possible once the e-mail is verified. */
function asksForVerification(error: Error): boolean {
  return hasStatus(error, 409) && error.body.verify_email === true;
}

/** Sends the order once, despite repeated presses, and opens the order's page. */
export function usePlaceOrder() {
  const client = useQueryClient();
  const { keepShipping } = useKeepCheckout();
  const { data: cart } = useCart();

  const { save, busy, error } = useSave({
    request: ({ address, shipping, attempt }: Order) => ({
      path: "/api/payment",
      answer: placeOrderAnswer,
      body: { ...address, ...shipping } satisfies PlaceOrderInput,
      headers: { "idempotency-key": attempt },
    }),
    words: (error) => (hasStatus(error, 401, 409, 422) ? null : "Oops, something went wrong"),
    onSaved({ data }) {
      resetCheckout();
      // A full load drops this tab's outdated cart and checkout.
      window.location.replace(`/checkout-order/${data.id}`);
    },
    onFailed(error, { shipping }) {
      if (isSignedOut(error)) window.location.assign("/auth/login?next=/checkout/payment");
      if (!hasStatus(error, 409, 422)) return;
      if (Array.isArray(error.body.soldOut)) {
        // The cart has markers now, so the sold-out dialog opens over this step.
        void client.invalidateQueries({ queryKey: cartKeys.all });
      } else if (typeof error.body.ongkir === "number") {
        const etd = typeof error.body.etd === "string" ? error.body.etd : shipping.etd;
        keepShipping({ ...shipping, ongkir: error.body.ongkir, etd });
      }
    },
    // The page may not know of the customer's latest order yet.
    refreshes: (error) => error !== null && asksForVerification(error),
    leaves: true,
  });

  function place(address: CheckoutAddress, shipping: ShippingChoice, onSettled: () => void) {
    if (cart) save({ address, shipping, attempt: paymentAttempt(cart) }, { onSettled });
    else onSettled();
  }

  const verifies = error !== null && asksForVerification(error);
  return { place, busy, message: messageOf(error), verifies };
}
