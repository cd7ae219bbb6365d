import { useEffect } from "react";
import { refreshFetched } from "#components/fetching/fetched-data.ts";
import { useFetched } from "#components/fetching/use-fetched.ts";
import { usePageRouter } from "#components/ui/navigation/use-page-router.ts";
import { type CheckoutAddress, shippingAnswer } from "#lib/checkout/schema.ts";
import { callApi } from "#lib/http/browser/client.ts";
import { forgetShipping, readAddress } from "../fetching/checkout-storage.ts";

/** Redirects from a later step to the first one without a choice. */
export function useMissingStep(missing: boolean, to: string) {
  const { replace } = usePageRouter();
  useEffect(() => {
    if (missing) replace(to);
  }, [missing, to, replace]);
}

function optionsPath(address: CheckoutAddress | null | undefined): string {
  return `/api/shipping?${new URLSearchParams({ city: address?.city ?? "" })}`;
}

/** Fetches the carriers' options on each visit, since the cart may have changed. */
export function useShippingOptions(address: CheckoutAddress | null | undefined) {
  const path = optionsPath(address);
  const fetched = useFetched(path, (signal) => callApi("GET", path, shippingAnswer, { signal }), {
    enabled: Boolean(address?.city),
  });
  // The next visit doesn't show the options of this one.
  useEffect(() => () => void refreshFetched(path), [path]);
  return fetched;
}

/** Drops the chosen service and its options, since the cart has changed after they were priced. */
export function priceShippingAgain(): void {
  forgetShipping();
  void refreshFetched(optionsPath(readAddress()));
}
