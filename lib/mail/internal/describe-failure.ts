/**
 * Why a mail wasn't sent, for the outbox and the log. Only codes: a server's own words may quote
 * the mail, and so may an error of the template.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  const { code, responseCode, command } = error as Error & Record<string, unknown>;
  const parts = [code, responseCode, command].filter(
    (part) => typeof part === "number" || (typeof part === "string" && /^[\w ]{1,40}$/.test(part)),
  );
  return parts.length > 0 ? parts.join(" ") : error.name;
}
