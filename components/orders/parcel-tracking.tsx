import type { OrderView } from "#lib/orders/schema.ts";
import { JNE_PHONE_DIGITS } from "#lib/shipping/schema.ts";
import { JneLink } from "./jne-link.tsx";
import { ORDER_WORDS, type OrderLanguage } from "./order-words.ts";
import { ParcelHistory } from "./parcel-history.tsx";

type ParcelTrackingProps = {
  order: Pick<OrderView, "id" | "phone_number"> & { resi: string };
  language: OrderLanguage;
  /** True when a tracking service is configured. */
  hasHistory: boolean;
};

/** A link to JNE's tracking page, what its form asks for, and the history where the shop can fetch it. */
export function ParcelTracking({ order, language, hasHistory }: ParcelTrackingProps) {
  const words = ORDER_WORDS[language];
  const digits = order.phone_number.slice(-JNE_PHONE_DIGITS);
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="max-w-prose text-sm text-abu">
        {words.askedByJne} {digits === "" ? null : <strong>{digits}</strong>}
      </p>
      <JneLink resi={order.resi}>{words.trackAtJne}</JneLink>
      {hasHistory ? <ParcelHistory orderId={order.id} language={language} /> : null}
    </div>
  );
}
