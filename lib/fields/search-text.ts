import { z } from "zod";
import { plainWords } from "./pasted-text.ts";
import { atMost } from "./required-text.ts";

const MAX_LENGTH = 100;

/** Returns a field for the words of a search; empty for none. */
export function searchText() {
  return z.string().overwrite(plainWords).max(MAX_LENGTH, atMost(MAX_LENGTH)).default("");
}
