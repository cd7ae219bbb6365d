"use client";

import Link from "next/link";
import { useState } from "react";
import { Button } from "#components/ui/button.tsx";
import { ConfirmDialog } from "#components/ui/confirm-dialog.tsx";
import { Notice } from "#components/ui/notice.tsx";
import { Price } from "#components/ui/price.tsx";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { SERVICE_DESCRIPTIONS } from "#lib/shipping/schema.ts";
import { AddressSummary } from "./address-summary.tsx";
import { useCheckoutAddress, useMissingStep, useShippingChoice } from "./use-checkout.ts";
import { usePlaceOrder } from "./use-place-order.ts";

/** Reviews address and service, asks once more, and places the order. */
export function PaymentStep() {
  const { data: address } = useCheckoutAddress();
  const { data: shipping } = useShippingChoice();
  const [asking, setAsking] = useState(false);
  const { place, busy, message } = usePlaceOrder();
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
      {message ? (
        <Notice tone="warning" role="alert">
          {message}
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
