import type { Metadata } from "next";
import { readOrderLimits } from "#app/read-order-limits.tsx";
import { CartScreen } from "#components/cart/cart-screen.tsx";
import { CART_WORDS } from "#components/cart/cart-words.ts";
import { RelatedProducts } from "#components/catalogue/product/related-products.tsx";
import { OrderLimits } from "#components/checkout/order-limits.tsx";
import { listNewestProducts } from "#lib/cache/catalogue.ts";
import { readDemoShopForPage } from "#lib/cache/content.ts";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { requireActor } from "#lib/http/caller/current-user.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";

/** Number of the newest pieces below an empty cart. */
const NEWEST = 4;

export async function generateMetadata(): Promise<Metadata> {
  return { title: CART_WORDS[await readLanguage()].title };
}

export default async function CartPage() {
  const language = await readLanguage();
  const words = CART_WORDS[language];
  const limits = await readOrderLimits(await requireActor("/cart"));
  const [facts, products, demo] = await Promise.all([
    readShopFactsForPage(),
    listNewestProducts(NEWEST),
    readDemoShopForPage(),
  ]);
  return (
    <div className="page-width pt-8 pb-20 sm:pt-12">
      <h1 className="mb-8 text-4xl sm:text-5xl">{words.title}</h1>
      <OrderLimits {...limits} />
      <CartScreen
        sending={{ city: facts.words[language].city, dispatchHours: facts.dispatchHours }}
        newest={
          <RelatedProducts
            id="newest-pieces"
            title={words.newest}
            products={products}
            demo={demo}
          />
        }
      />
    </div>
  );
}
