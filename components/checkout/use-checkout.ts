import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { z } from "zod";
import { usePageRouter } from "#components/ui/navigation/use-page-router.ts";
import type { CheckoutAddress, ShippingChoice } from "#lib/checkout/schema.ts";
import { callApi } from "#lib/http/client.ts";
import { shippingOptionView } from "#lib/shipping/schema.ts";
import {
  forgetShipping,
  keepAddress,
  keepShipping,
  readAddress,
  readShipping,
} from "./checkout-storage.ts";

const keys = {
  address: ["checkout", "address"],
  shipping: ["checkout", "shipping"],
  options: ["shipping-options"],
} as const;

/** Read after hydration: undefined until then, null where nothing is stored. */
export function useCheckoutAddress() {
  return useQuery({ queryKey: keys.address, queryFn: readAddress, staleTime: Infinity });
}

export function useShippingChoice() {
  return useQuery({ queryKey: keys.shipping, queryFn: readShipping, staleTime: Infinity });
}

/** Writes to storage and to the state. */
export function useKeepCheckout() {
  const client = useQueryClient();
  return {
    keepAddress(address: CheckoutAddress) {
      keepAddress(address);
      client.setQueryData(keys.address, address);
      client.setQueryData(keys.shipping, null);
    },
    keepShipping(choice: ShippingChoice) {
      keepShipping(choice);
      client.setQueryData(keys.shipping, choice);
    },
    /** The cart changed since it was priced, so the options are fetched again. */
    forgetShipping() {
      forgetShipping();
      client.setQueryData(keys.shipping, null);
      void client.invalidateQueries({ queryKey: keys.options });
    },
  };
}

/** Redirects from a later step to the first one without a choice. */
export function useMissingStep(missing: boolean, to: string) {
  const { replace } = usePageRouter();
  useEffect(() => {
    if (missing) replace(to);
  }, [missing, to, replace]);
}

const options = z.object({ data: z.array(shippingOptionView) });

/** Fetches the carriers' options on each visit, since the cart may have changed. */
export function useShippingOptions(address: CheckoutAddress | null | undefined) {
  const city = address?.city ?? "";
  return useQuery({
    queryKey: [...keys.options, city],
    queryFn: ({ signal }) =>
      callApi("GET", `/api/shipping?${new URLSearchParams({ city })}`, options, { signal }),
    enabled: city !== "",
    gcTime: 0,
  });
}
