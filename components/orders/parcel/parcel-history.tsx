"use client";

import { useFetched } from "#components/fetching/use-fetched.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { callApi } from "#lib/http/browser/client.ts";
import { trackingAnswer } from "#lib/shipping/schema.ts";
import { ORDER_COPY, type OrderLanguage } from "../order-copy.ts";

type ParcelHistoryProps = { orderId: string; carrier: string; language: OrderLanguage };

/** The carrier's tracking history, the latest first. Nothing on an error: its link stands above. */
export function ParcelHistory({ orderId, carrier, language }: ParcelHistoryProps) {
  const words = ORDER_COPY[language];
  const path = `/api/order/${orderId}/tracking`;
  const tracking = useFetched(path, (signal) => callApi("GET", path, trackingAnswer, { signal }), {
    // Doesn't retry: each attempt is slow and counts at the carrier.
    retries: false,
    freshMs: Infinity,
  });
  if (tracking.isPending) return <Skeleton className="h-24 w-full" />;
  const { history, checked_at } = tracking.data?.data ?? {};
  if (!history || !checked_at) return null;
  return (
    <>
      {history.length === 0 ? <p>{words.noParcelHistory(carrier)}</p> : null}
      <ol className="w-full divide-y divide-garis border-y border-garis empty:hidden">
        {history.map(({ at, description, place }) => (
          <li key={`${at} ${description}`} className="py-3">
            <p className="font-medium">{description}</p>
            <p className="text-sm text-abu">
              <time lang="en" dateTime={at}>
                {words.moment(at)}
              </time>
              {place ? <span>{`, ${place}`}</span> : null}
            </p>
          </li>
        ))}
      </ol>
      <p className="text-sm text-abu">
        {words.askedAt(carrier)}{" "}
        <time lang="en" dateTime={checked_at}>
          {words.moment(checked_at)}
        </time>
      </p>
    </>
  );
}
