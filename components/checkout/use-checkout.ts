import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { z } from "zod";
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

/** What browser storage holds, read after hydration: undefined until then, null where there is none. */
export function useCheckoutAddress() {
  return useQuery({ queryKey: keys.address, queryFn: readAddress, staleTime: Infinity });
}

export function useShippingChoice() {
  return useQuery({ queryKey: keys.shipping, queryFn: readShipping, staleTime: Infinity });
}

/** Writes both to storage and to what the page shows. */
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
    /** The cart isn't what was priced any more: the options are asked for anew. */
    forgetShipping() {
      forgetShipping();
      client.setQueryData(keys.shipping, null);
      void client.invalidateQueries({ queryKey: keys.options });
    },
  };
}

/** Sends whoever comes to a later step too early back to the one that is missing. */
export function useMissingStep(missing: boolean, to: string) {
  const router = useRouter();
  useEffect(() => {
    if (missing) router.replace(to);
  }, [missing, to, router]);
}

const options = z.object({ data: z.array(shippingOptionView) });

/** JNE's options for the present cart; asked for anew on each visit, since the cart may have changed. */
export function useShippingOptions(address: CheckoutAddress | null | undefined) {
  const { city = "", zip_code = "" } = address ?? {};
  return useQuery({
    queryKey: [...keys.options, city, zip_code],
    queryFn: ({ signal }) =>
      callApi("GET", `/api/shipping?${new URLSearchParams({ city, zip_code })}`, options, {
        signal,
      }),
    enabled: city !== "",
    gcTime: 0,
  });
}
