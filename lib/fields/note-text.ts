import { z } from "zod";
import { visibleText } from "./pasted-text.ts";

/** Characters that turn the direction of the text around them. */
const DIRECTION_CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

/** A text of several lines that may be empty. Forms send CRLF, which would lengthen it. */
export const noteText = z
  .string("A note must be text")
  .transform((text) =>
    visibleText(text.replaceAll("\r\n", "\n").replaceAll(DIRECTION_CONTROLS, "")),
  );
