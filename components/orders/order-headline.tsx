import { useLanguage } from "#language";
import { type HeadlineOrder, orderHeadline } from "#lib/orders/status/order-headline.ts";

type OrderHeadlineProps = {
  order: HeadlineOrder;
  /** Small words before the headline, in the page's heading as well. */
  above: string;
  /** True where the page says by itself what comes next. */
  alone?: boolean;
};

/** The page's heading: how the order stands, and what comes next. */
export function OrderHeadline({ order, above, alone }: OrderHeadlineProps) {
  const { headline, next } = orderHeadline(order, useLanguage());
  return (
    <>
      <h1 className="text-3xl text-balance sm:text-4xl">
        <span className="block pb-1 font-sans text-sm font-semibold text-abu">
          {above}
          <span className="sr-only">:</span>
        </span>{" "}
        {headline}
      </h1>
      {alone ? null : <p className="mt-3 max-w-prose">{next}</p>}
    </>
  );
}
