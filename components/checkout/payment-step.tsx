"use client";

import Link from "next/link";
import { useState } from "react";
import { VerifyEmailHere } from "#components/accounts/verify-email-here.tsx";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Price } from "#components/ui/price.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { SERVICE_DESCRIPTIONS } from "#lib/shipping/schema.ts";
import { AddressSummary } from "./address-summary.tsx";
import { type OrderLimitsProps, useOrderRefusal } from "./order-limits.tsx";
import { useCheckoutAddress, useMissingStep, useShippingChoice } from "./use-checkout.ts";
import { usePlaceOrder } from "./use-place-order.ts";

/** Reviews address and service, asks once more, and places the order. */
export function PaymentStep({ limits }: { limits: OrderLimitsProps }) {
  const { data: address } = useCheckoutAddress();
  const { data: shipping } = useShippingChoice();
  const [asking, setAsking] = useState(false);
  const { place, busy, message, verifies } = usePlaceOrder();
  const isKnown = useOrderRefusal(limits.allowance) !== null;
  const isVerified = limits.allowance.isVerified;
  useMissingStep(address === null, "/checkout/address");
  useMissingStep(address !== null && shipping === null, "/checkout/shipping");

  if (!address || !shipping) return <Skeleton className="h-80" />;

  return (
    <div className="flex flex-col gap-6">
      <AddressSummary address={address} />
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-2 border border-garis bg-putih p-4">
        <p>
          <span className="font-semibold">{SERVICE_DESCRIPTIONS[shipping.service]}</span>, JNE{" "}
          {shipping.service}, {shipping.etd} {shipping.etd === "1" ? "day" : "days"}
          <br />
          <Price value={shipping.ongkir} />
        </p>
        <Link href="/checkout/shipping" className="link self-start">
          Change<span className="sr-only"> the delivery</span>
        </Link>
      </div>
      <p className="max-w-prose">
        You pay by bank transfer. The account and the exact amount are on the next page, and the
        pieces are yours from the moment the order is made.
      </p>
      {message && !(verifies && isVerified) ? (
        <Notice tone="warning" className="flex flex-col gap-3">
          <p role="alert">{message}</p>
          {verifies && !isKnown ? (
            <VerifyEmailHere email={limits.allowance.email} mailHint={limits.mailHint} />
          ) : null}
        </Notice>
      ) : null}
      <Button size="large" className="self-start" onClick={() => setAsking(true)}>
        Place Order
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => place(address, shipping, () => setAsking(false))}
        name="checkout-confirmation"
        title="Place this order?"
        confirmLabel="Yes, place the order"
        cancelLabel="Not yet"
        busy={busy}
      >
        <p>
          It goes to {address.recipient} in {address.city}. Please check the address once more: it
          can&apos;t be changed afterwards.
        </p>
      </ConfirmDialog>
    </div>
  );
}
