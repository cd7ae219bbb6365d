import "server-only";
import { jakartaYymmdd } from "../../dates.ts";
import { log } from "../../telemetry/log.ts";

export function download(file: string, type: string, body: string | ReadableStream): Response {
  return new Response(body, {
    headers: { "content-type": type, "content-disposition": `attachment; filename="${file}"` },
  });
}

/** Streams a file with back-pressure. Two pieces come before the answer begins, so that an outage gives 503. */
export async function streamDownload(
  file: string,
  type: string,
  chunks: AsyncGenerator<string | Uint8Array>,
): Promise<Response> {
  const first = [await chunks.next(), await chunks.next()];
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = first.shift() ?? (await chunks.next());
        if (done) controller.close();
        else controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
      } catch (error) {
        log().error({ err: error, file }, "a download broke off");
        throw error;
      }
    },
    cancel: () => void chunks.return(undefined),
  });
  return download(file, type, stream);
}

/** Returns a file's name with the day in Jakarta, as `tarif-jne-261121.csv`. */
export function datedFile(name: string, ending: string): string {
  return `${name}-${jakartaYymmdd(new Date())}.${ending}`;
}
