import { z } from "zod";
import { atMost } from "./required-text.ts";

const MAX_LENGTH = 100;

/** Returns a field for the words of a search; empty for none. */
export function searchText() {
  return z.string().trim().max(MAX_LENGTH, atMost(MAX_LENGTH)).default("");
}
