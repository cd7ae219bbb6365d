import "server-only";
import { jakartaYymmdd } from "../dates.ts";
import { log } from "../telemetry/log.ts";

/** A table to be saved as a file: `tarif-jne-261121.csv`. */
export function csvAnswer(name: string, csv: string | ReadableStream<Uint8Array>): Response {
  return new Response(csv, {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}-${jakartaYymmdd(new Date())}.csv"`,
    },
  });
}

/**
 * The same sent piece by piece, as fast as the client takes it. Two pieces are awaited first (the
 * heading and the first rows), so that a database that is away still answers 503; where it goes
 * away later the file breaks off, and the browser says so.
 */
export async function csvStreamAnswer(
  name: string,
  pieces: AsyncGenerator<string>,
): Promise<Response> {
  const first = [await pieces.next(), await pieces.next()];
  const encoder = new TextEncoder();
  const stream = new ReadableStream<Uint8Array>({
    async pull(controller) {
      try {
        const { value, done } = first.shift() ?? (await pieces.next());
        if (done) controller.close();
        else controller.enqueue(encoder.encode(value));
      } catch (error) {
        log().error({ err: error, file: name }, "an export broke off");
        throw error;
      }
    },
    // Whoever hangs up ends the reading as well.
    cancel: () => void pieces.return(undefined),
  });
  return csvAnswer(name, stream);
}
