/** nginx's default of lingering_time. */
const DRAIN_MS = 30_000;

/** Discards the rest of a body: if the server closed at once, a sending client would never see the answer. */
export async function drainBody(body: ReadableStream<Uint8Array>): Promise<void> {
  const until = performance.now() + DRAIN_MS;
  try {
    // Returning cancels the body.
    for await (const _ of body) if (performance.now() > until) return;
  } catch {
    // The client has disconnected.
  }
}
