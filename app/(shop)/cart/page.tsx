import type { Metadata } from "next";
import { readOrderLimits } from "#app/read-order-limits.tsx";
import { CartScreen } from "#components/cart/cart-screen.tsx";
import { RelatedProducts } from "#components/catalogue/product/related-products.tsx";
import { OrderLimits } from "#components/checkout/order-limits.tsx";
import { listNewestProducts } from "#lib/cache/catalogue.ts";
import { readDemoShopForPage } from "#lib/cache/content.ts";
import { requireActor } from "#lib/http/caller/current-user.ts";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

/** Number of the newest pieces below an empty cart. */
const NEWEST = 4;

export const metadata: Metadata = { title: "Cart" };

export default async function CartPage() {
  const limits = await readOrderLimits(await requireActor("/cart"));
  const [{ cityInEnglish }, products, demo] = await Promise.all([
    getShopFacts(),
    listNewestProducts(NEWEST),
    readDemoShopForPage(),
  ]);
  return (
    <div className="page-width pt-8 pb-20 sm:pt-12">
      <h1 className="mb-8 text-4xl sm:text-5xl">Cart</h1>
      <OrderLimits {...limits} />
      <CartScreen
        shipsFrom={cityInEnglish}
        newest={
          <RelatedProducts
            id="newest-pieces"
            title="Newest pieces"
            products={products}
            demo={demo}
          />
        }
      />
    </div>
  );
}
