import "server-only";
import { jakartaYymmdd } from "../../dates.ts";

/** Returns a file to save. */
export function download(file: string, type: string, body: string | ReadableStream): Response {
  return new Response(body, {
    headers: { "content-type": type, "content-disposition": `attachment; filename="${file}"` },
  });
}

/** Returns a file's name with the day in Jakarta, as `tarif-jne-261121.csv`. */
export function datedFile(name: string, ending: string): string {
  return `${name}-${jakartaYymmdd(new Date())}.${ending}`;
}
