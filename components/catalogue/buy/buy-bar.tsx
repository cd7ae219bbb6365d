import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { buttonClass } from "#components/ui/button/button-style.ts";
import { classNames } from "#components/ui/class-names.ts";
import { useWords } from "#language";
import { BuyAction } from "./buy-action.tsx";
import { BUY_WORDS } from "./buy-words.ts";
import { LogInToBuy } from "./log-in-to-buy.tsx";
import type { Purchase } from "./use-purchase.ts";

type BuyBarProps = {
  /** The main button's place, with the sizes above it where one is to be chosen. */
  main: RefObject<HTMLElement | null>;
  offersSizes: boolean;
  price: ReactNode;
  purchase: Purchase;
  productId: string;
};

/** The main button's place, where the bar leads without scripts. */
export const MAIN_BUTTON_ID = "buy";

/** The header's height, which covers the window's upper edge. */
const HEADER_PX = 64;
/** Not 1: browsers round positions to fractions of a pixel. */
const WHOLLY = 0.95;

/**
 * Returns whether the main button is wholly in view between the header and the bar, or any part of the sizes is
 * in the window, which the bar would cover. False on the server.
 */
function useIsInView(
  target: RefObject<HTMLElement | null>,
  bar: RefObject<HTMLElement | null>,
  offersSizes: boolean,
): boolean {
  const [isInView, setIsInView] = useState(false);
  useEffect(() => {
    if (!target.current) return;
    const least = offersSizes ? 0 : WHOLLY;
    const lowerEdge = offersSizes ? 0 : (bar.current?.offsetHeight ?? 0);
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        setIsInView(last?.isIntersecting === true && last.intersectionRatio >= least);
      },
      { rootMargin: `-${HEADER_PX}px 0px -${lowerEdge}px 0px`, threshold: least },
    );
    observer.observe(target.current);
    return () => observer.disconnect();
  }, [target, bar, offersSizes]);
  return isInView;
}

/**
 * Price and button at the lower edge of phones, from the first paint on. Hidden while the main button, or a part
 * of the sizes to choose from, is in view: by `app/globals.css` where browsers have scroll timelines, and else from here.
 */
export function BuyBar({ main, offersSizes, price, purchase, productId }: BuyBarProps) {
  const words = useWords(BUY_WORDS);
  const bar = useRef<HTMLDivElement>(null);
  const isMainInView = useIsInView(main, bar, offersSizes);
  return (
    <div
      ref={bar}
      className={classNames(
        "buy-bar fixed inset-x-0 bottom-0 z-30 border-t border-garis bg-putih px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden print:hidden",
        isMainInView && "invisible",
      )}
    >
      {purchase.refused ? (
        <p className="pb-2 text-sm font-medium">
          <LogInToBuy productId={productId} refused={purchase.refused} />
        </p>
      ) : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="buy-bar-price">{price}</div>
        <div className="grow noscript:hidden">
          {offersSizes && purchase.isSizeMissing ? (
            <Button size="large" full onClick={purchase.goToSizes}>
              {words.chooseSize}
            </Button>
          ) : (
            <BuyAction purchase={purchase} />
          )}
        </div>
        <div className="hidden grow noscript:block">
          <a href={`#${MAIN_BUTTON_ID}`} className={buttonClass({ size: "large", full: true })}>
            {words.add}
          </a>
        </div>
      </div>
    </div>
  );
}
