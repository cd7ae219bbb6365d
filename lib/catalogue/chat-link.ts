import "server-only";
import { env } from "../environment/env.ts";
import { type ShopFacts, whatsappChat } from "../shop/facts.ts";
import type { ProductView } from "./schema.ts";

/** Returns a WhatsApp chat about a product, its text filled in; null where the shop has no number. */
export function chatLink(facts: ShopFacts, { id, name }: ProductView): string | null {
  const page = new URL(`/product-detail/${id}`, env().SITE_URL);
  return whatsappChat(facts, `Halo ${facts.name}, saya ingin bertanya tentang ${name} (${page}).`);
}
