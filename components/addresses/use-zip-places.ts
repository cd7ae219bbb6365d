import { useQuery } from "@tanstack/react-query";
import { addressFields } from "#lib/fields/address-fields.ts";
import { callApi } from "#lib/http/client.ts";
import { zipPlacesAnswer } from "#lib/places/schema.ts";

/**
 * Fetches the cities that a zip code may belong to, once it has five digits. Without an answer the form
 * works on.
 */
export function useZipPlaces(zipCode: string) {
  const typed = addressFields.shape.zip_code.safeParse(zipCode);
  return useQuery({
    queryKey: ["zip-places", typed.data],
    queryFn: ({ signal }) =>
      callApi("GET", `/api/place?zip_code=${typed.data}`, zipPlacesAnswer, { signal }),
    enabled: typed.success,
    staleTime: Infinity,
    select: ({ data }) => data,
  });
}
