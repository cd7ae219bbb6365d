import { refreshCart } from "#components/cart/use-cart.ts";
import { useSave } from "#components/forms/use-save.ts";
import { pathHere } from "#components/language/here.ts";
import { requestHeadingFocus } from "#components/ui/navigation/heading-request.ts";
import { beginNavigation } from "#components/ui/navigation/navigation-progress.ts";
import {
  type CheckoutAddress,
  type EarlierOrder,
  earlierOrder,
  type PlaceOrderInput,
  placeOrderAnswer,
  presentFigures,
} from "#lib/checkout/schema.ts";
import { hasStatus } from "#lib/http/browser/client.ts";
import { say } from "#lib/language/spoken-language.ts";
import { keepShipping, resetCheckout } from "../fetching/checkout-storage.ts";
import { CHECKOUT_WORDS, PLACE_WORDS } from "./checkout-words.ts";
import { paymentAttempt } from "./payment-attempt.ts";
import {
  type Confirmed,
  confirmedTotal,
  listPriceChanges,
  type PriceChange,
} from "./price-changes.ts";

type Order = Confirmed & { address: CheckoutAddress; note: string };

/** Returns the message that stays on the page; null where a dialog or a toast has it. */
function messageOf(error: Error | null): string | null {
  const earlier = findEarlierOrder(error);
  if (earlier) {
    return say(PLACE_WORDS).earlier(earlier.order_no);
  }
  return hasStatus(error, 409, 422) && !Array.isArray(error.body.soldOut) ? error.message : null;
}

function changesOf(error: Error | null, order: Order | undefined): PriceChange[] {
  const present = hasStatus(error, 409) ? presentFigures.safeParse(error.body).data : undefined;
  return order && present ? listPriceChanges(order, present) : [];
}

/** Returns the order that this attempt has made before, with another address or delivery. */
function findEarlierOrder(error: Error | null): EarlierOrder | null {
  return hasStatus(error, 422) ? (earlierOrder.safeParse(error.body).data ?? null) : null;
}

/** True where the order is possible once the e-mail is verified. */
function asksForVerification(error: Error): boolean {
  return hasStatus(error, 409) && error.body.verify_email === true;
}

/** By a full load, which drops this tab's outdated cart and checkout. */
export function openOrder(id: string): void {
  resetCheckout();
  beginNavigation();
  requestHeadingFocus();
  window.location.replace(pathHere(`/checkout-order/${id}`));
}

/** Sends the order once, despite repeated presses, and opens the order's page. */
export function usePlaceOrder() {
  const { save, busy, error, variables } = useSave({
    request: ({ address, cart, shipping, note }: Order) => ({
      path: "/api/payment",
      answer: placeOrderAnswer,
      body: {
        ...address,
        ...shipping,
        customer_note: note,
        total: confirmedTotal({ cart, shipping }),
      } satisfies PlaceOrderInput,
      headers: { "idempotency-key": paymentAttempt(cart) },
    }),
    errorMessage: (error) => (hasStatus(error, 409, 422) ? null : say(CHECKOUT_WORDS).oops),
    onSaved({ data }) {
      openOrder(data.id);
    },
    onFailed(error, { shipping }) {
      if (!hasStatus(error, 409, 422)) return;
      if (typeof error.body.ongkir === "number") {
        const etd = typeof error.body.etd === "string" ? error.body.etd : shipping.etd;
        const unique_amount =
          typeof error.body.unique_amount === "number" ? error.body.unique_amount : null;
        keepShipping({ ...shipping, ongkir: error.body.ongkir, etd, unique_amount });
      }
      const refreshed = refreshCart();
      // The cart has markers now: the sold-out dialog takes this one's place.
      if (!Array.isArray(error.body.soldOut)) return refreshed;
    },
    // The page may not know of the customer's latest order yet.
    refreshes: (error) => error !== null && asksForVerification(error),
    leaves: true,
  });

  return {
    place: (order: Order, onSettled: () => void) => save(order, { onSettled }),
    busy,
    message: messageOf(error),
    changes: changesOf(error, variables),
    earlierOrder: findEarlierOrder(error),
    verifies: error !== null && asksForVerification(error),
  };
}
