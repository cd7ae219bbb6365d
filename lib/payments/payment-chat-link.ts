import type { OrderView } from "../orders/schema.ts";
import { formatRupiah } from "../rupiah.ts";
import { type ShopFacts, whatsappChat } from "../shop/facts.ts";

type Asked = Pick<OrderView, "order_no" | "total">;

/** Returns a WhatsApp chat about an order's transfer; null where the shop has no number. */
export function paymentChatLink(facts: ShopFacts, { order_no, total }: Asked): string | null {
  const text = `Halo ${facts.name}, saya ingin bertanya tentang pembayaran pesanan ${order_no} sebesar ${formatRupiah(total)}.`;
  return whatsappChat(facts, text);
}
