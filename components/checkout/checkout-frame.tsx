import type { ReactNode } from "react";
import { Stepper } from "#components/ui/stepper.tsx";
import { useWords } from "#language";
import { CHECKOUT_WORDS } from "./checkout-words.ts";
import { OrderLimits, type OrderLimitsProps } from "./order-limits.tsx";
import { FoldedSummary, OrderSummary } from "./order-summary.tsx";
import { SoldOutCheck } from "./sold-out-check.tsx";

const STEPS = [
  { name: "address", href: "/checkout/address" },
  { name: "delivery", href: "/checkout/shipping" },
  { name: "payment", href: "/checkout/payment" },
] as const;

type CheckoutFrameProps = {
  step: 0 | 1 | 2;
  limits: OrderLimitsProps;
  children: ReactNode;
};

/** The frame of the three steps: stepper, step, order summary. */
export function CheckoutFrame({ step, limits, children }: CheckoutFrameProps) {
  const words = useWords(CHECKOUT_WORDS);
  const titles = [words.addressTitle, words.delivery, words.payment];
  return (
    <>
      <FoldedSummary isChoosing={step === 1} />
      <div className="page-width pt-6 pb-12 sm:pt-10 sm:pb-16">
        <Stepper
          label={words.checkout}
          steps={STEPS.map(({ name, href }) => ({ label: words[name], href }))}
          current={step}
        />
        <div className="mt-6 grid sm:mt-8 gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
          <section>
            <h1 className="mb-6 text-3xl sm:text-4xl">{titles[step]}</h1>
            <OrderLimits {...limits} />
            {children}
          </section>
          <OrderSummary isChoosing={step === 1} />
        </div>
        <SoldOutCheck />
      </div>
    </>
  );
}
