import { ChevronDown } from "lucide-react";
import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { Price } from "#components/ui/price.tsx";

type CartSummaryProps = {
  subtotal: number | undefined;
  /** Shows what is missing before the checkout; undefined where nothing is. */
  onBlocked?: (() => void) | undefined;
};

/** The sums. While the subtotal is 0 they are folded, and the way to the checkout is a disabled button. */
export function CartSummary({ subtotal, onBlocked }: CartSummaryProps) {
  if (!subtotal) {
    return (
      <details className="group border border-garis bg-putih px-5">
        <summary className="flex min-h-14 items-center justify-between gap-2 font-semibold text-soga-900">
          Order summary
          <ChevronDown size={18} aria-hidden className="group-open:rotate-180" />
        </summary>
        <section aria-label="Order summary" className="flex flex-col gap-4 pb-5">
          <Sums subtotal={0} />
          <Button size="large" full disabled aria-describedby="checkout-hint">
            Continue to Checkout
          </Button>
          <p id="checkout-hint" className="text-sm text-abu">
            Add a piece to go on.
          </p>
        </section>
      </details>
    );
  }
  return (
    <section
      aria-labelledby="summary"
      className="flex flex-col gap-4 border border-garis bg-putih p-5 sm:p-6 lg:sticky lg:top-32"
    >
      <h2 id="summary" className="text-2xl">
        Order summary
      </h2>
      <Sums subtotal={subtotal} />
      {onBlocked ? (
        <Button size="large" full onClick={onBlocked}>
          Continue to Checkout
        </Button>
      ) : (
        <LinkButton href="/checkout/address" size="large" full>
          Continue to Checkout
        </LinkButton>
      )}
    </section>
  );
}

function Sums({ subtotal }: { subtotal: number }) {
  return (
    <dl className="flex flex-col gap-3">
      <div className="flex justify-between gap-4">
        <dt>Subtotal</dt>
        <dd>
          <Price value={subtotal} />
        </dd>
      </div>
      <div className="flex justify-between gap-4">
        <dt>Shipping</dt>
        <dd className="text-right text-abu">Calculated at the next step</dd>
      </div>
      <div className="flex justify-between gap-4 border-t border-garis pt-3 text-lg font-semibold">
        <dt>Total</dt>
        <dd>
          <Price value={subtotal} />
        </dd>
      </div>
    </dl>
  );
}
