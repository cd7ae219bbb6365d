import type { ReactNode } from "react";
import { Stepper } from "#components/ui/stepper.tsx";
import { OrderLimits, type OrderLimitsProps } from "./order-limits.tsx";
import { FoldedSummary, OrderSummary } from "./order-summary.tsx";
import { SoldOutCheck } from "./sold-out-check.tsx";

const STEPS = [
  { label: "Address", href: "/checkout/address" },
  { label: "Shipping", href: "/checkout/shipping" },
  { label: "Payment", href: "/checkout/payment" },
] as const;

type CheckoutFrameProps = {
  step: 0 | 1 | 2;
  title: string;
  limits: OrderLimitsProps;
  children: ReactNode;
};

/** The frame of the three steps: stepper, step, order summary. */
export function CheckoutFrame({ step, title, limits, children }: CheckoutFrameProps) {
  return (
    <>
      <FoldedSummary isChoosing={step === 1} />
      <div className="page-width py-6 sm:py-10">
        <Stepper label="Checkout" steps={STEPS} current={step} />
        <div className="mt-6 grid sm:mt-8 gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
          <section>
            <h1 className="mb-6 text-3xl sm:text-4xl">{title}</h1>
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
