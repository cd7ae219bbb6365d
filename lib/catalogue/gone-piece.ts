/** Where the page of a piece that isn't there leads: /home says so (components/content/gone-piece.tsx). */
export const GONE_PIECE = "/home#gone-piece";
