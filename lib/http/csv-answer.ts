import "server-only";
import { jakartaYymmdd } from "../dates.ts";

/** A table to be saved as a file: `tarif-jne-261121.csv`. */
export function csvAnswer(name: string, csv: string): Response {
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${jakartaYymmdd(new Date())}.csv"`,
    },
  });
}
