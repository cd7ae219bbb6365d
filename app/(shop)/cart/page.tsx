import type { Metadata } from "next";
import { readOrderLimits } from "#app/read-order-limits.tsx";
import { CartScreen } from "#components/cart/cart-screen.tsx";
import { OrderLimits } from "#components/checkout/order-limits.tsx";
import { requireActor } from "#lib/http/caller/current-user.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

export const metadata: Metadata = { title: "Cart" };

export default async function CartPage() {
  const limits = await readOrderLimits(await requireActor("/cart"));
  const { cityInEnglish } = await getShopFacts();
  return (
    <div className="page-width pt-8 pb-20 sm:pt-12">
      <h1 className="mb-8 text-4xl sm:text-5xl">Cart</h1>
      <OrderLimits {...limits} />
      <CartScreen shipsFrom={cityInEnglish} />
    </div>
  );
}
