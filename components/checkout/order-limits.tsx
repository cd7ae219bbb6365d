"use client";

import type { ReactNode } from "react";
import { VerifyEmailHere } from "#components/accounts/codes/verify-email-here.tsx";
import { useCart } from "#components/cart/use-cart.ts";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { useLanguage, useWords } from "#language";
import { cartTotals, findExcess } from "#lib/cart/cart-totals.ts";
import {
  findOrderLimitError,
  type OrderAllowance,
  type OrderLimitError,
} from "#lib/checkout/open-orders.ts";
import { answerIn } from "#lib/language/answer-words.ts";
import { CHECKOUT_WORDS } from "./checkout-words.ts";

export type OrderLimitsProps = {
  allowance: OrderAllowance;
  /** Hint at the demo shop's mail. */
  mailHint: ReactNode;
};

/** Returns why the present cart can't be ordered; null where nothing is known against it. */
export function useOrderLimitError(allowance: OrderAllowance): OrderLimitError | null {
  const { data: cart } = useCart();
  if (!cart || cart.cartBadge === 0) return null;
  const excess = findExcess(cartTotals(cart.cartItems));
  return excess
    ? { message: excess, verifies: false }
    : findOrderLimitError(allowance, cart.cartBadge);
}

/** Says before the last step why the cart can't be ordered, and offers the way out. */
export function OrderLimits({ allowance, mailHint }: OrderLimitsProps) {
  const language = useLanguage();
  const { yourOrders } = useWords(CHECKOUT_WORDS);
  const refusal = useOrderLimitError(allowance);
  if (!refusal) return null;
  return (
    <Notice tone="warning" className="mb-6 flex flex-col gap-3">
      <p role="status">{answerIn(language, refusal.message)}</p>
      {allowance.openOrders > 0 ? (
        <PageLink href="/order-history" className="link self-start">
          {yourOrders}
        </PageLink>
      ) : null}
      {refusal.verifies ? <VerifyEmailHere email={allowance.email} mailHint={mailHint} /> : null}
    </Notice>
  );
}
