"use client";

import { type ReactNode, type RefObject, useEffect, useState } from "react";
import { BuyAction } from "./buy-action.tsx";
import type { Purchase } from "./use-purchase.ts";

type BuyBarProps = {
  /** The main button. */
  watch: RefObject<HTMLElement | null>;
  price: ReactNode;
  purchase: Purchase;
};

/** Excludes the 64 px header, and has no lower end: outside of it means scrolled away upwards. */
const BELOW_THE_HEADER = "-64px 0px 1000000px 0px";

/** Shown on phones while the main button is scrolled away upwards. The page's scroll padding keeps the focus visible. */
export function BuyBar({ watch, price, purchase }: BuyBarProps) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (!watch.current) return;
    const observer = new IntersectionObserver(([entry]) => setShown(!entry?.isIntersecting), {
      rootMargin: BELOW_THE_HEADER,
    });
    observer.observe(watch.current);
    return () => observer.disconnect();
  }, [watch]);
  if (!shown) return null;
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-4 border-t border-garis bg-putih px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
      {price}
      <div className="grow">
        <BuyAction purchase={purchase} />
      </div>
    </div>
  );
}
