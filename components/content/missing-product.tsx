"use client";

import { useState } from "react";
import { useHashNotice } from "#components/ui/use-hash-notice.ts";
import { useWords } from "#language";
import { MISSING_PRODUCT } from "#lib/catalogue/missing-product.ts";
import { words } from "#lib/language/words.ts";

const GONE = words(
  "That piece is no longer here. These are our newest.",
  "Batik itu sudah tidak ada di sini. Ini yang terbaru.",
);

const HASH = new URL(MISSING_PRODUCT, "http://shop").hash;

/**
 * Says once that the piece is gone to whom its address led here. Without scripts the fragment
 * shows words of app/globals.css: text in every copy of the page would be read out by what knows no styles.
 */
export function MissingProduct() {
  const gone = useWords(GONE);
  const [isShown, setIsShown] = useState(false);
  useHashNotice(HASH, () => setIsShown(true));
  return (
    <p
      id={HASH.slice(1)}
      data-shown={isShown || undefined}
      className="gone-piece page-width hidden scroll-mt-24 py-3 text-center target:block data-shown:block"
    >
      {isShown ? gone : null}
    </p>
  );
}
