import { ExternalLink } from "lucide-react";
import { JNE_TRACKING_PAGE } from "#lib/shipping/schema.ts";
import { ORDER_WORDS, type OrderLanguage } from "./order-words.ts";
import { ParcelHistory } from "./parcel-history.tsx";

type ParcelTrackingProps = {
  orderId: string;
  language: OrderLanguage;
  /** True when a tracking service is configured. */
  hasHistory: boolean;
};

/** A link to JNE's tracking page, and the history where the shop can fetch it. */
export function ParcelTracking({ orderId, language, hasHistory }: ParcelTrackingProps) {
  return (
    <div className="flex flex-col items-start gap-2">
      <a
        href={JNE_TRACKING_PAGE}
        target="_blank"
        rel="noreferrer"
        className="link inline-flex min-h-11 items-center gap-2"
      >
        {ORDER_WORDS[language].trackAtJne}
        <ExternalLink size={16} aria-hidden />
      </a>
      {hasHistory ? <ParcelHistory orderId={orderId} language={language} /> : null}
    </div>
  );
}
