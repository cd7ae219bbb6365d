"use client";

import { useFetched } from "#components/fetching/use-fetched.ts";
import { Skeleton } from "#components/ui/skeleton.tsx";
import { callApi } from "#lib/http/browser/client.ts";
import { trackingAnswer } from "#lib/shipping/schema.ts";
import { type Read, useOrderWords } from "../order-words.ts";

type ParcelHistoryProps = Read & { orderId: string; carrier: string };

/** The carrier's tracking history, the latest first. Nothing on an error: its link stands above. */
export function ParcelHistory({ orderId, carrier, ...read }: ParcelHistoryProps) {
  const { said } = useOrderWords(read);
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
      {history.length === 0 ? <p>{said.noParcelHistory(carrier)}</p> : null}
      <ol className="w-full divide-y divide-garis border-y border-garis empty:hidden">
        {history.map(({ at, description, place }) => (
          <li key={`${at} ${description}`} className="py-3">
            <p className="font-medium">{description}</p>
            <p className="text-sm text-abu">
              <time dateTime={at}>{said.moment(at)}</time>
              {place ? <span>{`, ${place}`}</span> : null}
            </p>
          </li>
        ))}
      </ol>
      <p className="text-sm text-abu">
        {said.askedAt(carrier)} <time dateTime={checked_at}>{said.moment(checked_at)}</time>
      </p>
    </>
  );
}
