import "server-only";

/** Encodings in which answers are sent. */
export type Encoding = "br" | "gzip" | "identity";

/** Browsers send few different headers. The limit keeps made-up ones from filling the memory. */
const MAX_REMEMBERED = 200;

const remembered = new Map<string, Encoding>();

/** Returns the best encoding of an Accept-Encoding header: brotli, gzip, or none. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (typeof header !== "string") return "identity";
  const known = remembered.get(header);
  if (known) return known;
  const encoding = readEncoding(header);
  if (remembered.size < MAX_REMEMBERED) remembered.set(header, encoding);
  return encoding;
}

function readEncoding(header: string): Encoding {
  const accepted = new Map(
    header.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const weight = parameters.find((text) => text.startsWith("q="))?.slice(2);
      return [name, weight === undefined || Number(weight) > 0];
    }),
  );
  for (const encoding of ["br", "gzip"] as const) {
    if (accepted.get(encoding) ?? accepted.get("*") ?? false) return encoding;
  }
  return "identity";
}
