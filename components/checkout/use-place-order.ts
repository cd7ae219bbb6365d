import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { cartKeys } from "#components/cart/cart-keys.ts";
import { useCart } from "#components/cart/use-cart.ts";
import { toast } from "#components/ui/toast.ts";
import {
  type CheckoutAddress,
  placeOrderAnswer,
  type ShippingChoice,
} from "#lib/checkout/schema.ts";
import { ApiError, callApi, isSignedOut } from "#lib/http/client.ts";
import { resetCheckout } from "./checkout-storage.ts";
import { paymentAttempt } from "./payment-attempt.ts";
import { useKeepCheckout } from "./use-checkout.ts";

/** Sends the order once, however often it is asked to, and goes to the order's page. */
export function usePlaceOrder() {
  const client = useQueryClient();
  const { keepShipping } = useKeepCheckout();
  const { data: cart } = useCart();
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);

  async function place(address: CheckoutAddress, shipping: ShippingChoice) {
    if (!cart) return;
    setBusy(true);
    setMessage(null);
    try {
      const { data } = await callApi("POST", "/api/payment", placeOrderAnswer, {
        body: { ...address, ...shipping },
        headers: { "idempotency-key": paymentAttempt(cart) },
      });
      resetCheckout();
      // A full load: nothing that this tab remembers of the cart or the checkout is true any more.
      window.location.replace(`/checkout-order/${data.id}`);
    } catch (error) {
      explain(error, shipping);
      setBusy(false);
    }
  }

  function explain(error: unknown, shipping: ShippingChoice) {
    if (isSignedOut(error)) {
      window.location.assign("/auth/login?next=/checkout/payment");
      return;
    }
    if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 422)) {
      toast.error("Oops, something went wrong");
      return;
    }
    if (Array.isArray(error.body.soldOut)) {
      // The cart carries the markers now: the dialog that tells what is gone opens over this step.
      void client.invalidateQueries({ queryKey: cartKeys.all });
      return;
    }
    if (typeof error.body.ongkir === "number") {
      const etd = typeof error.body.etd === "string" ? error.body.etd : shipping.etd;
      keepShipping({ ...shipping, ongkir: error.body.ongkir, etd });
    }
    setMessage(error.message);
  }

  return { place, busy, message };
}
