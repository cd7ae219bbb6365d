import { useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { callApi } from "#lib/http/client.ts";
import { placeView } from "#lib/places/schema.ts";

const places = z.object({ data: z.array(placeView) });

/** Fetches the cities of a province, once one is chosen. */
export function useCities(provinceId: string) {
  return useQuery({
    queryKey: ["cities", provinceId],
    queryFn: ({ signal }) =>
      callApi("GET", `/api/city?province_id=${encodeURIComponent(provinceId)}`, places, { signal }),
    enabled: provinceId !== "",
    staleTime: Infinity,
  });
}
