import { useSearchParams } from "next/navigation";
import { Suspense, useLayoutEffect } from "react";

type AddressWatcherProps = { onChange: () => void };

/**
 * Reports every change of the query: by the browser's history, a link, or a choice. In a boundary of its own,
 * because a cached page is rendered without a query.
 */
export function AddressWatcher(props: AddressWatcherProps) {
  return (
    <Suspense>
      <Watcher {...props} />
    </Suspense>
  );
}

function Watcher({ onChange }: AddressWatcherProps) {
  const query = useSearchParams();
  // Before paint, so that a page which the router restores doesn't show another choice first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another query, another report
  useLayoutEffect(onChange, [query, onChange]);
  return null;
}
