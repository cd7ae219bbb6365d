import { Button } from "#components/ui/button/button.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { Price } from "#components/ui/price.tsx";

type CartSummaryProps = {
  subtotal: number | undefined;
  /** Shows what is missing before the checkout; undefined where nothing is. */
  onBlocked?: (() => void) | undefined;
};

/** The sums. While the subtotal is 0 the way to the checkout is a disabled button. */
export function CartSummary({ subtotal = 0, onBlocked }: CartSummaryProps) {
  return (
    <section
      aria-labelledby="summary"
      className="flex flex-col gap-4 border border-garis bg-putih p-5 sm:p-6 lg:sticky lg:top-32"
    >
      <h2 id="summary" className="text-2xl">
        Order summary
      </h2>
      <Sums subtotal={subtotal} />
      <ToCheckout subtotal={subtotal} onBlocked={onBlocked} />
    </section>
  );
}

function ToCheckout({ subtotal, onBlocked }: CartSummaryProps) {
  if (!subtotal) {
    return (
      <>
        <Button size="large" full disabled aria-describedby="checkout-hint">
          Continue to Checkout
        </Button>
        <p id="checkout-hint" className="text-sm text-abu">
          Add a piece to go on.
        </p>
      </>
    );
  }
  if (onBlocked) {
    return (
      <Button size="large" full onClick={onBlocked}>
        Continue to Checkout
      </Button>
    );
  }
  return (
    <LinkButton href="/checkout/address" size="large" full>
      Continue to Checkout
    </LinkButton>
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
