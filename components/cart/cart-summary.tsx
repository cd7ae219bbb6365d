import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { Price } from "#components/ui/price.tsx";
import { useWords } from "#language";
import { CART_WORDS } from "./cart-words.ts";

type CartSummaryProps = {
  subtotal: number | undefined;
  /** Shows what is missing before the checkout; undefined where nothing is. */
  onBlocked?: (() => void) | undefined;
};

/** The sums. While the subtotal is 0 the way to the checkout is a disabled button. */
export function CartSummary({ subtotal = 0, onBlocked }: CartSummaryProps) {
  const { summary } = useWords(CART_WORDS);
  return (
    <section
      aria-labelledby="summary"
      className="flex flex-col gap-4 border border-garis bg-putih p-5 sm:p-6 lg:sticky lg:top-32"
    >
      <h2 id="summary" className="text-2xl">
        {summary}
      </h2>
      <Sums subtotal={subtotal} />
      <ToCheckout subtotal={subtotal} onBlocked={onBlocked} />
    </section>
  );
}

function ToCheckout({ subtotal, onBlocked }: CartSummaryProps) {
  const words = useWords(CART_WORDS);
  if (!subtotal) {
    return (
      <>
        <Button size="large" full disabled aria-describedby="checkout-hint">
          {words.toCheckout}
        </Button>
        <p id="checkout-hint" className="text-sm text-abu">
          {words.add}
        </p>
      </>
    );
  }
  if (onBlocked) {
    return (
      <Button size="large" full onClick={onBlocked}>
        {words.toCheckout}
      </Button>
    );
  }
  return (
    <LinkButton href="/checkout/address" size="large" full>
      {words.toCheckout}
    </LinkButton>
  );
}

function Sums({ subtotal }: { subtotal: number }) {
  const words = useWords(CART_WORDS);
  return (
    <dl className="flex flex-col gap-3">
      <div className="flex justify-between gap-4">
        <dt>{words.subtotal}</dt>
        <dd>
          <Price value={subtotal} />
        </dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt>{words.shipping}</dt>
        <dd className="text-right text-abu">{words.atNextStep}</dd>
      </div>
      <div className="flex justify-between gap-4 border-t border-garis pt-3 text-lg font-semibold">
        <dt>{words.total}</dt>
        <dd>
          <Price value={subtotal} />
        </dd>
      </div>
    </dl>
  );
}
