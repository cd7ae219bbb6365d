import { useRef } from "react";
import { changeFetched } from "#components/fetching/fetched-data.ts";
import { conflictMessage } from "#components/forms/error-messages.ts";
import { useSave } from "#components/forms/use-save.ts";
import { useWords } from "#language";
import { cartTotals } from "#lib/cart/cart-totals.ts";
import { type CartItemView, type CartView, cartItemAnswer } from "#lib/cart/schema.ts";
import { CART_WORDS } from "./cart-words.ts";
import { CART_VIEW, refreshCart } from "./use-cart.ts";

/** Number of changes that are being sent or wait. */
let running = 0;

/** Both are sent, so that a change may replace an earlier one of the other. */
type LineState = Pick<CartItemView, "quantity" | "chosen_size">;

/** A queued change that a later one replaces. */
type LineChange = LineState & { number: number };

/**
 * Changes one line by an optimistic update, with rollback to the server's last state. Changes of a line
 * run one at a time, and only the newest waiting one is sent.
 */
export function useChangeCartItem(item: CartItemView, onRemoved: () => void) {
  const words = useWords(CART_WORDS);
  const newest = useRef(0);
  const agreed = useRef<LineState>(item);

  const isNewest = (number: number) => number === newest.current;

  async function refresh() {
    // Only the last change reads the cart again; earlier ones would show a quantity in between.
    if (running > 1) return;
    await refreshCart();
  }

  function show(state: LineState) {
    changeFetched<CartView>(CART_VIEW, (cart) => withLine(cart, item.id, state));
  }

  const queue = {
    queue: `cart-${item.product_id}`,
    async onSettled() {
      try {
        await refresh();
      } finally {
        running -= 1;
      }
    },
  };

  const change = useSave({
    ...queue,
    request({ quantity, chosen_size, number }: LineChange) {
      if (!isNewest(number)) return null;
      const path = `/api/cart/${item.product_id}?_method=patch`;
      const body = { quantity, ...(chosen_size !== null && { chosen_size }) };
      return { path, answer: cartItemAnswer, body };
    },
    onStart(state) {
      running += 1;
      show(state);
    },
    successMessage: (_answer, { number }) => (isNewest(number) ? words.updated : null),
    errorMessage: (error, { number }) => (isNewest(number) ? conflictMessage(error) : null),
    onSaved(answer, state) {
      if (answer) agreed.current = state;
    },
    onFailed(_error, { number }) {
      if (isNewest(number)) show(agreed.current);
    },
  });

  function save(changed: Partial<LineState>) {
    if (!change.isPending) agreed.current = item;
    newest.current += 1;
    const { quantity, chosen_size } = { ...item, ...changed };
    change.save({ quantity, chosen_size, number: newest.current });
  }

  const remove = useSave({
    ...queue,
    onStart() {
      running += 1;
    },
    request: () => ({ method: "DELETE", path: `/api/cart/${item.id}` }),
    successMessage: words.removedItem,
    onSaved: onRemoved,
    errorMessage: conflictMessage,
  });

  return {
    setQuantity: (quantity: number) => save({ quantity }),
    chooseSize: (size: string) => save({ chosen_size: size }),
    isChanging: change.isPending,
    remove,
  };
}

/** Returns the cart after a line's change. */
function withLine(cart: CartView, itemId: string, { quantity, chosen_size }: LineState): CartView {
  const cartItems = cart.cartItems.map((item) =>
    item.id === itemId ? { ...item, quantity, chosen_size } : item,
  );
  const totals = cartTotals(cartItems);
  return { ...cart, cartItems, subtotal: totals.subtotal, cartBadge: totals.quantity };
}
