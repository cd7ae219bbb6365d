/** Redirect target for a missing product. /home shows a notice (components/content/gone-piece.tsx). */
export const GONE_PIECE = "/home#gone-piece";
