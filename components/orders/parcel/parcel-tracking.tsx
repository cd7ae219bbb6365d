import type { OrderView } from "#lib/orders/schema.ts";
import { getCarrier, recipientDigits } from "#lib/shipping/carriers.ts";
import { type Read, useOrderWords } from "../order-words.ts";
import { ParcelHistory } from "./parcel-history.tsx";
import { TrackingLink } from "./tracking-link.tsx";

type ParcelTrackingProps = Read & {
  order: Pick<OrderView, "id" | "carrier" | "phone_number"> & { resi: string };
  /** True when a tracking service is configured. */
  hasHistory: boolean;
};

/** A link to the carrier's page, what its form asks for, and the history where the shop can fetch it. */
export function ParcelTracking({ order, reader, hasHistory }: ParcelTrackingProps) {
  const { said } = useOrderWords({ reader });
  const { name, phoneDigits, trackingHref } = getCarrier(order.carrier);
  const digits = recipientDigits(order);
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="max-w-prose text-sm text-abu">
        <span>{said.copiesResi(name)}</span>
        {phoneDigits === 5 ? <span>{` ${said.lastFiveDigits}`}</span> : null}{" "}
        {digits === "" ? null : <strong>{digits}</strong>}
      </p>
      <TrackingLink href={trackingHref} resi={order.resi}>
        {said.trackAt(name)}
      </TrackingLink>
      {hasHistory ? <ParcelHistory orderId={order.id} carrier={name} reader={reader} /> : null}
    </div>
  );
}
