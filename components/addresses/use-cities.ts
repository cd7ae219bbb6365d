import { z } from "zod";
import { useFetched } from "#components/fetching/use-fetched.ts";
import { callApi } from "#lib/http/browser/client.ts";
import { placeView } from "#lib/places/schema.ts";

const places = z.object({ data: z.array(placeView) });

/** Fetches the cities of a province, once one is chosen. */
export function useCities(provinceId: string) {
  const path = `/api/city?province_id=${encodeURIComponent(provinceId)}`;
  return useFetched(path, (signal) => callApi("GET", path, places, { signal }), {
    enabled: provinceId !== "",
    freshMs: Infinity,
  });
}
