import { useRef } from "react";
import { peekFetched, refreshFetched, setFetched } from "#components/fetching/fetched-data.ts";
import { conflictMessage } from "#components/forms/error-messages.ts";
import { useSave } from "#components/forms/use-save.ts";
import { useWords } from "#language";
import { cartTotals } from "#lib/cart/cart-totals.ts";
import { type CartItemView, type CartView, cartItemAnswer } from "#lib/cart/schema.ts";
import { CART_WORDS } from "./cart-words.ts";
import { CART_BADGE, CART_VIEW, HELD_PRODUCTS, refreshCart } from "./use-cart.ts";

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

  function show(state: Partial<CartItemView>) {
    changeLines((lines) =>
      lines.map((line) => (line.id === item.id ? { ...line, ...state } : line)),
    );
  }

  const queue = `cart-${item.product_id}`;

  const change = useSave({
    queue,
    request({ quantity, chosen_size, number }: LineChange) {
      if (!isNewest(number)) return null;
      const path = `/api/cart/${item.product_id}?_method=patch`;
      const body = { quantity, ...(chosen_size !== null && { chosen_size }) };
      return { path, answer: cartItemAnswer, body };
    },
    onStart: ({ quantity, chosen_size }) => show({ quantity, chosen_size }),
    successMessage: (_answer, { number }) => (isNewest(number) ? words.updated : null),
    errorMessage: (error, { number }) => (isNewest(number) ? conflictMessage(error) : null),
    onSaved(answer, { quantity, chosen_size, number }) {
      if (!answer) return;
      agreed.current = { quantity, chosen_size };
      if (isNewest(number) && answer.data) show(answer.data);
    },
    onFailed(_error, { number }) {
      if (!isNewest(number)) return;
      show(agreed.current);
      return refreshCart();
    },
  });

  function save(changed: Partial<LineState>) {
    if (!change.isPending) agreed.current = item;
    newest.current += 1;
    const { quantity, chosen_size } = { ...item, ...changed };
    change.save({ quantity, chosen_size, number: newest.current });
  }

  const remove = useSave({
    queue,
    request: () => ({ method: "DELETE", path: `/api/cart/${item.id}` }),
    successMessage: words.removedItem,
    onSaved() {
      onRemoved();
      changeLines((lines) => lines.filter(({ id }) => id !== item.id));
    },
    onFailed: refreshCart,
    errorMessage: conflictMessage,
  });

  return {
    setQuantity: (quantity: number) => save({ quantity }),
    chooseSize: (size: string) => save({ chosen_size: size }),
    isChanging: change.isPending,
    remove,
  };
}

/** Changes the lines of the cart that is shown, and with them its sums, without a request. */
function changeLines(change: (lines: CartItemView[]) => CartItemView[]): void {
  const { data: cart } = peekFetched<CartView>(CART_VIEW);
  if (!cart) return;
  const cartItems = change(cart.cartItems);
  const { subtotal, quantity } = cartTotals(cartItems);
  setFetched(CART_VIEW, { ...cart, cartItems, subtotal, cartBadge: quantity });
  setFetched(CART_BADGE, quantity);
  void refreshFetched(HELD_PRODUCTS);
}
