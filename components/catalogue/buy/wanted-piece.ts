/** What a visitor without an account wanted to put into the cart. */
export type WantedPiece = { productId: string; quantity: number; chosenSize: string | null };

const KEY = "wanted-piece";

/** Remembers a piece in this tab, across signing in and registering. Does nothing where storage is off. */
export function rememberWanted(piece: WantedPiece): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(piece));
  } catch {
    // A full or blocked storage only costs the convenience.
  }
}

/** Returns the remembered piece if it is this product, and forgets it. */
export function takeWanted(productId: string): WantedPiece | null {
  try {
    const piece: WantedPiece | null = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (piece?.productId !== productId) return null;
    sessionStorage.removeItem(KEY);
    return piece;
  } catch {
    return null;
  }
}
