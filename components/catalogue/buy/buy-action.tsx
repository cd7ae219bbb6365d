import { Check, ShoppingBag } from "lucide-react";
import { useState } from "react";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { useWords } from "#language";
import { BUY_WORDS } from "./buy-words.ts";
import type { Purchase } from "./use-purchase.ts";

/** The pressed button is gone, so the focus moves to its replacement. */
function takeLostFocus(link: HTMLAnchorElement | null) {
  if (document.activeElement === document.body) link?.focus({ preventScroll: true });
}

/** The button `Add to cart`, or a link to the cart once the product is in it. */
export function BuyAction({ purchase }: { purchase: Purchase }) {
  const words = useWords(BUY_WORDS);
  const [pressed, setPressed] = useState(false);
  if (purchase.inCart) {
    return (
      <LinkButton ref={pressed ? takeLostFocus : null} href="/cart" size="large" full>
        <Check size={18} aria-hidden />
        {words.inCart}
      </LinkButton>
    );
  }
  return (
    <Button
      size="large"
      full
      busy={purchase.isBusy}
      disabled={purchase.signedIn && purchase.quantity === 0}
      onClick={() => {
        setPressed(true);
        purchase.add();
      }}
    >
      {purchase.isBusy ? null : <ShoppingBag size={18} aria-hidden />}
      <span>{words.add}</span>
    </Button>
  );
}
