import { expect, test } from "vitest";
import type { CartItemView, CartView } from "#lib/cart/schema.ts";
import { paymentAttempt } from "./payment-attempt.ts";

function cartOf(...ids: string[]): CartView {
  const cartItems = ids.map((id) => ({ id, quantity: 1 }) as CartItemView);
  return { cartItems, subtotal: 1000 * ids.length, soldOut: [], cartBadge: ids.length };
}

test("the same cart is the same attempt, in whichever order its lines come", () => {
  expect(paymentAttempt(cartOf("a", "b"))).toBe(paymentAttempt(cartOf("b", "a")));
});

test("another cart is another attempt", () => {
  expect(paymentAttempt(cartOf("c"))).not.toBe(paymentAttempt(cartOf("a")));
  expect(paymentAttempt(cartOf("a", "b"))).not.toBe(paymentAttempt(cartOf("a")));
});
