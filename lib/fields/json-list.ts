import { z } from "zod";

type ErrorMessage = string | ((issue: z.core.$ZodRawIssue) => string);

/** Returns a field for a list, which a form sends as JSON text. */
export function jsonList<List extends z.ZodType>(
  list: List,
  error: ErrorMessage = "Daftar perubahan tidak bisa dibaca",
) {
  return z.union([list, z.string().transform(readJson).pipe(list)], { error });
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
