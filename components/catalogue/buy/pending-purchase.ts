import type { PendingItem } from "#components/cart/cart-calls.ts";
import { dropFromTab, keepInTab, readFromTab } from "#components/fetching/tab-storage.ts";

const KEY = "wanted-piece";

/** Long enough to register and to receive a code. Later the shopper has to press again. */
const KEPT_MS = 30 * 60_000;

type Remembered = PendingItem & { at: number };

/** Remembers a product in this tab, across signing in and registering. Without storage it is chosen again. */
export function rememberPurchase(item: PendingItem): void {
  keepInTab(KEY, { ...item, at: Date.now() } satisfies Remembered);
}

/** Returns the remembered purchase if it is of this product, and forgets it. After half an hour there is none. */
export function takePendingPurchase(productId: string): PendingItem | null {
  const remembered = readFromTab(KEY) as Remembered | null;
  if (remembered?.productId !== productId) return null;
  dropFromTab(KEY);
  const { at, ...item } = remembered;
  return Date.now() - at < KEPT_MS ? item : null;
}
