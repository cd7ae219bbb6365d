import { BUY_WORDS } from "#components/catalogue/buy/buy-words.ts";
import {
  changeFetched,
  ensureFetched,
  refreshFetched,
  setFetched,
} from "#components/fetching/fetched-data.ts";
import { conflictMessage } from "#components/forms/error-messages.ts";
import { useSave } from "#components/forms/use-save.ts";
import { useWords } from "#language";
import {
  cartItemRequest,
  type HeldProducts,
  type PendingItem,
  readHeldProducts,
} from "./cart-calls.ts";
import { CART_BADGE, CART_VIEW, HELD_PRODUCTS, refreshCart } from "./use-cart.ts";

export function holdsProduct(held: HeldProducts | undefined, productId: string): boolean {
  const line = held?.find(({ product_id }) => product_id === productId);
  return (line?.quantity ?? 0) > 0;
}

/** Adds a product. Reads the cart first, so that an early press doesn't add it twice. */
export function useAddToCart() {
  const words = useWords(BUY_WORDS);
  return useSave({
    async request(wanted: PendingItem) {
      const held = await ensureFetched(HELD_PRODUCTS, readHeldProducts);
      return holdsProduct(held, wanted.productId) ? null : cartItemRequest(wanted);
    },
    successMessage: (added) => added && words.added,
    errorMessage: conflictMessage,
    onSaved(added) {
      if (!added?.data) return;
      const line = added.data;
      setFetched(CART_BADGE, added.cartBadge);
      changeFetched<HeldProducts>(HELD_PRODUCTS, (held) => [line, ...held]);
      return refreshFetched(CART_VIEW);
    },
    onFailed: refreshCart,
  });
}
