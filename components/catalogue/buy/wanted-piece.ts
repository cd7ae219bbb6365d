import type { WantedItem } from "#components/cart/cart-calls.ts";
import { dropFromTab, keepInTab, readFromTab } from "#components/fetching/tab-storage.ts";

const KEY = "wanted-piece";

/** Long enough to register and to receive a code. Whoever looks at the piece later has to press again. */
const KEPT_MS = 30 * 60_000;

type Remembered = WantedItem & { at: number };

/** Remembers a piece in this tab, across signing in and registering. Without storage it is chosen again. */
export function rememberWanted(piece: WantedItem): void {
  keepInTab(KEY, { ...piece, at: Date.now() } satisfies Remembered);
}

/** Returns the remembered piece if it is this product, and forgets it. After half an hour there is none. */
export function takeWanted(productId: string): WantedItem | null {
  const remembered = readFromTab(KEY) as Remembered | null;
  if (remembered?.productId !== productId) return null;
  dropFromTab(KEY);
  const { at, ...piece } = remembered;
  return Date.now() - at < KEPT_MS ? piece : null;
}
