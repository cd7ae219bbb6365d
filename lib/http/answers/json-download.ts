import "server-only";
import { jakartaYymmdd } from "../../dates.ts";

/** Returns a JSON download named by the day in Jakarta, as `my-data-261121.json`. */
export function jsonDownload(name: string, data: unknown): Response {
  return new Response(JSON.stringify(data, null, 2), {
    headers: {
      "content-type": "application/json",
      "content-disposition": `attachment; filename="${name}-${jakartaYymmdd(new Date())}.json"`,
    },
  });
}
