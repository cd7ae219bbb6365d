"use client";

import { useId, useRef, useState } from "react";
import { VerifyEmailHere } from "#components/accounts/codes/verify-email-here.tsx";
import { useCart } from "#components/cart/use-cart.ts";
import { Button } from "#components/ui/button/button.tsx";
import { ConfirmDialog } from "#components/ui/dialog/confirm-dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { Price } from "#components/ui/price.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { useLanguage, useWords } from "#language";
import { unsizedLines } from "#lib/cart/unsized-lines.ts";
import { getCarrier, serviceWords } from "#lib/shipping/carriers.ts";
import { daysLabel } from "#lib/shipping/days-label.ts";
import { useCheckoutAddress, useShippingChoice } from "../fetching/checkout-storage.ts";
import { AddressSummary } from "./address-summary.tsx";
import { CHECKOUT_WORDS, PLACE_WORDS } from "./checkout-words.ts";
import { CustomerNoteField, useCustomerNote } from "./customer-note-field.tsx";
import { MissingSizes } from "./missing-sizes.tsx";
import { type OrderLimitsProps, useOrderLimitError } from "./order-limits.tsx";
import { PaymentTerms, type PaymentTermsProps } from "./payment-terms.tsx";
import { PriceChangeList } from "./price-change-list.tsx";
import { type Confirmed, confirmedTotal } from "./price-changes.ts";
import { useMissingStep } from "./use-checkout.ts";
import { openOrder, usePlaceOrder } from "./use-place-order.ts";

type PaymentStepProps = Pick<PaymentTermsProps, "method" | "deadlineHours"> & {
  limits: OrderLimitsProps;
};

/** Reviews address and service, asks once more, and places the order. */
export function PaymentStep({ limits, ...terms }: PaymentStepProps) {
  const language = useLanguage();
  const words = useWords(PLACE_WORDS);
  const steps = useWords(CHECKOUT_WORDS);
  const address = useCheckoutAddress();
  const shipping = useShippingChoice();
  const { data: cart } = useCart();
  const [asking, setAsking] = useState(false);
  // The figures of the dialog: those of the page may be refreshed meanwhile.
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const { place, busy, message, changes, earlierOrder, verifies } = usePlaceOrder();
  const isKnown = useOrderLimitError(limits.allowance) !== null;
  const isVerified = limits.allowance.isVerified;
  const noticeId = useId();
  const note = useCustomerNote();
  const unsized = unsizedLines(cart?.cartItems ?? []);
  const sizesLink = useRef<HTMLAnchorElement>(null);
  useMissingStep(address === null, "/checkout/address");
  useMissingStep(address !== null && shipping === null, "/checkout/shipping");

  if (!address || !shipping) return <Skeleton className="h-80" />;

  function ask() {
    if (!cart || !shipping) return;
    if (unsized.length > 0) return sizesLink.current?.focus();
    if (note.error) return note.field.current?.focus();
    // An earlier try may have emptied the cart although its answer was lost: its key finds that order.
    const wanted = cart.cartBadge === 0 && confirmed ? confirmed.cart : cart;
    setConfirmed({ cart: wanted, shipping });
    setAsking(true);
  }

  function confirm() {
    if (address && confirmed)
      place({ ...confirmed, address, note: note.text }, () => setAsking(false));
  }

  return (
    <div className="flex flex-col gap-6">
      <AddressSummary address={address} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border border-garis bg-putih p-4">
        <p>
          <span className="font-semibold">{serviceWords(shipping, language)}</span>,{" "}
          {getCarrier(shipping.carrier).name} {shipping.service},{" "}
          {daysLabel(shipping.etd, language)}
          <br />
          <Price value={shipping.ongkir} />
        </p>
        <PageLink href="/checkout/shipping" className="tap-link self-start">
          <span>{steps.change}</span>
          <span className="sr-only"> {steps.changeShipping}</span>
        </PageLink>
      </div>
      <CustomerNoteField note={note} cart={cart} />
      {unsized.length > 0 ? <MissingSizes lines={unsized} link={sizesLink} /> : null}
      <PaymentTerms
        {...terms}
        total={cart ? confirmedTotal({ cart, shipping }) : null}
        isNamed={Boolean(shipping.unique_amount)}
      />
      {message && !(verifies && isVerified) ? (
        <Notice tone="warning" className="flex flex-col gap-3">
          <div id={noticeId} role="alert">
            <p>{message}</p>
            <PriceChangeList changes={changes} />
          </div>
          {verifies && !isKnown ? (
            <VerifyEmailHere email={limits.allowance.email} mailHint={limits.mailHint} />
          ) : null}
        </Notice>
      ) : null}
      {/* One button for both, which the focus comes back to from the dialog. */}
      <Button
        size="large"
        className="self-start"
        onClick={earlierOrder ? () => openOrder(earlierOrder.id) : ask}
        disabled={!cart}
        aria-describedby={message ? noticeId : undefined}
      >
        {earlierOrder ? (
          words.open
        ) : cart ? (
          <span>
            {words.place} · <Price value={confirmedTotal({ cart, shipping })} />
          </span>
        ) : (
          words.place
        )}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        name="checkout-confirmation"
        title={words.title}
        confirmLabel={words.confirm}
        cancelLabel={words.notYet}
        busy={busy}
      >
        {confirmed ? (
          <p>
            {words.youPay}
            <Price value={confirmedTotal(confirmed)} className="font-semibold" />
            {words.deliveryIncluded}
          </p>
        ) : null}
        <p>{words.goesTo(address.recipient, address.city)}</p>
      </ConfirmDialog>
    </div>
  );
}
