import { useFetched } from "#components/fetching/use-fetched.ts";
import { addressFields } from "#lib/fields/address-fields.ts";
import { callApi } from "#lib/http/browser/client.ts";
import { type ZipPlaceView, zipPlacesAnswer } from "#lib/places/schema.ts";

/**
 * Fetches the cities that a zip code may belong to, once it has five digits. Without an answer the form
 * works on.
 */
export function useZipPlaces(zipCode: string): ZipPlaceView[] | undefined {
  const typed = addressFields.shape.zip_code.safeParse(zipCode);
  const path = `/api/place?zip_code=${typed.data}`;
  return useFetched(path, (signal) => callApi("GET", path, zipPlacesAnswer, { signal }), {
    enabled: typed.success,
    freshMs: Infinity,
  }).data?.data;
}
