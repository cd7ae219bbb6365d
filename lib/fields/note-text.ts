import { z } from "zod";

/** A text of several lines that may be empty. Forms send CRLF, which would lengthen it. */
export const noteText = z
  .string("A note must be text")
  .transform((text) => text.replaceAll("\r\n", "\n").trim());
