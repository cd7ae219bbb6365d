"use client";

import { useEffect, useState } from "react";
import { GONE_PIECE } from "#lib/catalogue/gone-piece.ts";

const HASH = new URL(GONE_PIECE, "http://shop").hash;

/** Says once that the piece is gone to whom its address led here. Without scripts the fragment shows it. */
export function GonePiece() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    if (location.hash !== HASH) return;
    setIsShown(true);
    history.replaceState(history.state, "", location.pathname);
  }, []);
  return (
    <p
      id={HASH.slice(1)}
      data-shown={isShown || undefined}
      className="page-width hidden scroll-mt-24 py-3 text-center target:block data-shown:block"
    >
      That piece is no longer here. These are our newest.
    </p>
  );
}
