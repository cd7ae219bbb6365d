import type { Actor } from "#lib/actor.ts";
import { setCartItem } from "#lib/cart/change-cart.ts";
import { placeOrder } from "#lib/checkout/place-order.ts";
import { getOrder } from "#lib/orders/get-order.ts";
import { createActor } from "./customer.ts";
import { orderInput } from "./order.ts";
import { createProduct } from "./product.ts";

export type PlacedTestOrder = {
  id: string;
  orderNo: string;
  customer: Actor;
  productId: string;
  /** When it has to be paid. */
  deadline: Date;
};

/** Places an unpaid order of one new product, by a new customer unless one is given. */
export async function placeTestOrder(by?: Actor): Promise<PlacedTestOrder> {
  const customer = by ?? (await createActor());
  const productId = await createProduct({ stock: 1 });
  await setCartItem(customer, productId, 1);
  const { order } = await placeOrder(customer, await orderInput(customer), null);
  const deadline = new Date((await getOrder(customer, order.id)).payment_deadline);
  return { id: order.id, orderNo: order.order_no, customer, productId, deadline };
}
