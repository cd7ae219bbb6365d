import "server-only";
import { env } from "../environment/env.ts";
import { formatRupiah } from "../money.ts";
import type { OrderView } from "../orders/schema.ts";

/** Returns the link of a WhatsApp chat about a payment. Null where no number is configured. */
export function paymentChatLink(order: Pick<OrderView, "order_no" | "total">): string | null {
  const { SHOP_NAME, SHOP_WHATSAPP } = env();
  if (SHOP_WHATSAPP === "") return null;
  const text = `Halo ${SHOP_NAME}, saya ingin bertanya tentang pembayaran pesanan ${order.order_no} sebesar ${formatRupiah(order.total)}.`;
  return `https://wa.me/${SHOP_WHATSAPP}?text=${encodeURIComponent(text)}`;
}
