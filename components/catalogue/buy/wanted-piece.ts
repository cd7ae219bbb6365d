import type { WantedItem } from "#components/cart/cart-calls.ts";

const KEY = "wanted-piece";

/** Remembers a piece in this tab, across signing in and registering. Does nothing where storage is off. */
export function rememberWanted(piece: WantedItem): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(piece));
  } catch {
    // A full or blocked storage only costs the convenience.
  }
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
