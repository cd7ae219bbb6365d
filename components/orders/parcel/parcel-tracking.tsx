import type { OrderView } from "#lib/orders/schema.ts";
import { getCarrier, recipientDigits } from "#lib/shipping/carriers.ts";
import { ORDER_COPY, type OrderLanguage } from "../order-copy.ts";
import { ParcelHistory } from "./parcel-history.tsx";
import { TrackingLink } from "./tracking-link.tsx";

type ParcelTrackingProps = {
  order: Pick<OrderView, "id" | "carrier" | "phone_number"> & { resi: string };
  language: OrderLanguage;
  /** True when a tracking service is configured. */
  hasHistory: boolean;
};

/** A link to the carrier's page, what its form asks for, and the history where the shop can fetch it. */
export function ParcelTracking({ order, language, hasHistory }: ParcelTrackingProps) {
  const words = ORDER_COPY[language];
  const { name, phoneDigits, trackingHref } = getCarrier(order.carrier);
  const digits = recipientDigits(order);
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="max-w-prose text-sm text-abu">
        <span>{words.copiesResi(name)}</span>
        {phoneDigits === 5 ? <span>{` ${words.lastFiveDigits}`}</span> : null}{" "}
        {digits === "" ? null : <strong>{digits}</strong>}
      </p>
      <TrackingLink href={trackingHref} resi={order.resi}>
        {words.trackAt(name)}
      </TrackingLink>
      {hasHistory ? <ParcelHistory orderId={order.id} carrier={name} language={language} /> : null}
    </div>
  );
}
