import "server-only";
import { listPublicEvents } from "../content/list-events.ts";
import { listGalleryItems } from "../content/list-gallery-items.ts";
import type { EventView, GalleryItemView } from "../content/schema.ts";
import { tags } from "../expiry/tags.ts";
import type { Language } from "../language/languages.ts";
import { isDemoShop } from "../shop/get-shop-facts.ts";
import { readPaymentMethod } from "../shop/settings.ts";
import { paymentWays } from "../shop/ways-to-pay.ts";
import { readForPage } from "./current-page.ts";

const FIRST_PAGE = { page: 1, per_page: 100 };

export function readGalleryForPage(): Promise<GalleryItemView[]> {
  return readForPage(["gallery"], [tags.gallery], async () => {
    const page = await listGalleryItems(FIRST_PAGE);
    return page.data;
  });
}

/** Lists ongoing and past events: the visitor's clock sorts them. */
export function readEventsForPage(): Promise<EventView[]> {
  return readForPage(["public-events"], [tags.events], listPublicEvents);
}

/** Reads the ways to pay, as paymentWays has them. */
export async function readPaymentWaysForPage(language: Language): Promise<string> {
  const method = await readForPage(["payment-method"], [tags.payment], readPaymentMethod);
  return paymentWays(method, language);
}

/** Has no tag: `npm run admin -- remove-demo` runs in another process. */
export function readDemoShopForPage(): Promise<boolean> {
  return readForPage(["demo-shop"], [], isDemoShop);
}
