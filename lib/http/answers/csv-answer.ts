import "server-only";
import { log } from "../../telemetry/log.ts";
import { datedFile, download } from "./download.ts";

/** Returns a CSV to save, named by the day. */
export function csvAnswer(name: string, csv: string | ReadableStream<Uint8Array>): Response {
  return download(datedFile(name, "csv"), "text/csv; charset=utf-8", csv);
}

/**
 * Streams a CSV with back-pressure. Heading and first rows are awaited before the answer begins, so
 * that an unavailable database still gives 503. A later error breaks the download off.
 */
export async function csvStreamAnswer(
  name: string,
  chunks: AsyncGenerator<string>,
): Promise<Response> {
  const first = [await chunks.next(), await chunks.next()];
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = first.shift() ?? (await chunks.next());
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log().error({ err: error, file: name }, "an export broke off");
        throw error;
      }
    },
    cancel: () => void chunks.return(undefined),
  });
  return csvAnswer(name, stream);
}
