/** Returns error codes for outbox and log. A server's or template's message may quote the mail. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode, command } = error as Error & Record<string, unknown>;
  const parts = [code, responseCode, command].filter(
    (part) => typeof part === "number" || (typeof part === "string" && /^[\w ]{1,40}$/.test(part)),
  );
  return parts.length > 0 ? parts.join(" ") : error.name;
}
