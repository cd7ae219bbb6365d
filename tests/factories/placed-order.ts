import type { Actor } from "#lib/actor.ts";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { updateOrder } from "#lib/orders/update-order.ts";
import { createActor } from "./customer.ts";
import { orderInput } from "./order.ts";
import { createProduct } from "./product.ts";

export type PlacedTestOrder = {
  id: string;
  orderNo: string;
  customer: Actor;
  productId: string;
  deadline: Date;
};

/** Returns a customer whose cart holds the product, and the input that orders it. */
export async function buyerOf(productId: string, quantity = 1) {
  const actor = await createActor();
  await setCartItem(actor, productId, quantity);
  return { actor, input: await orderInput(actor) };
}

/** Orders the cart with this product. Returns the order's id. */
export async function buy(customer: Actor, productId: string, quantity = 1): Promise<string> {
  await setCartItem(customer, productId, quantity);
  return (await placeOrder(customer, await orderInput(customer), null)).order.id;
}

/** Places an order that is paid and then cancelled. */
export async function placeCancelledAfterPayment() {
  const admin = await createActor("admin");
  const { id, customer } = await placeTestOrder();
  await updateOrder(admin, id, { status: "Payment Confirm" });
  const { total } = await updateOrder(admin, id, { status: "Cancelled" });
  return { customer, admin, id, total };
}

/** Places an unpaid order of one new product, by a new customer unless one is given. */
export async function placeTestOrder(by?: Actor): Promise<PlacedTestOrder> {
  const customer = by ?? (await createActor());
  const productId = await createProduct({ stock: 1 });
  const id = await buy(customer, productId);
  const { order_no: orderNo, payment_deadline } = await getOrder(customer, id);
  return { id, orderNo, customer, productId, deadline: new Date(payment_deadline) };
}
