import "server-only";
import { env } from "../environment/env.ts";
import type { ProductView } from "./schema.ts";

/** Returns the link of a WhatsApp chat about a product. Null where no number is configured. */
export function chatLink(product: ProductView): string | null {
  const number = env().SHOP_WHATSAPP;
  if (number === "") return null;
  const page = new URL(`/product-detail/${product.id}`, env().SITE_URL);
  const text = `Halo ${env().SHOP_NAME}, saya ingin bertanya tentang ${product.name} (${page}).`;
  return `https://wa.me/${number}?text=${encodeURIComponent(text)}`;
}
