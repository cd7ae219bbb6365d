import type { WantedItem } from "#components/cart/cart-calls.ts";
import { keepInTab } from "#components/fetching/tab-storage.ts";

const KEY = "wanted-piece";

/** Remembers a piece in this tab, across signing in and registering. Without storage it is chosen again. */
export function rememberWanted(piece: WantedItem): void {
  keepInTab(KEY, piece);
}

/** Returns the remembered piece if it is this product, and forgets it. */
export function takeWanted(productId: string): WantedItem | null {
  try {
    const piece: WantedItem | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (piece?.productId !== productId) return null;
    sessionStorage.removeItem(KEY);
    return piece;
  } catch {
    return null;
  }
}
