import type { Actor } from "#lib/actor.ts";
import { getCartBadge } from "#lib/cart/get-cart.ts";
import { requireActor } from "#lib/http/caller/current-user.ts";
import { redirectInLanguage } from "#lib/http/requests/page-language.ts";

/** Returns the signed-in customer of a checkout step. An empty cart leads to /cart. */
export async function requireCheckout(path: string): Promise<Actor> {
  const actor = await requireActor(path);
  if ((await getCartBadge(actor)) === 0) await redirectInLanguage("/cart");
  return actor;
}
