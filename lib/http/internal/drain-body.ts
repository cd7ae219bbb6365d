/** As long as nginx does by default. */
const DRAIN_MS = 30_000;

/**
 * Reads past the rest of a body that is refused: where a server answers and hangs up, a client
 * that is still sending sees a broken connection instead of the answer. Nothing of it is kept, and
 * whoever is still sending after 30 seconds is cut off.
 */
export async function drainBody(body: ReadableStream<Uint8Array>): Promise<void> {
  const until = performance.now() + DRAIN_MS;
  try {
    // Leaving the loop cancels the body.
    for await (const _ of body) if (performance.now() > until) return;
  } catch {
    // The client has gone, or the body was cancelled already: either way there is nobody to answer.
  }
}
