import "server-only";
import { env } from "../environment/env.ts";
import { whatsappChat } from "../shop/facts.ts";
import { getShopFacts } from "../shop/get-shop-facts.ts";
import type { ProductView } from "./schema.ts";

/** Returns a WhatsApp chat about a product, its text filled in; null where the shop has no number. */
export async function chatLink({ id, name }: ProductView): Promise<string | null> {
  const facts = await getShopFacts();
  const page = new URL(`/product-detail/${id}`, env().SITE_URL);
  return whatsappChat(facts, `Halo ${facts.name}, saya ingin bertanya tentang ${name} (${page}).`);
}
