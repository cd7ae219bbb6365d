import { z } from "zod";
import { visibleText } from "../../fields/pasted-text.ts";
import { atMost } from "../../fields/required-text.ts";
import { LANGUAGES } from "../../language/languages.ts";
import type { Field, Fields, PageValue, Text } from "./fields.ts";
import {
  BAD_LINK,
  BAD_PICTURE,
  findMarkdownProblem,
  isAllowedLink,
  isPagePicture,
} from "./markdown-rules.ts";
import { findUnknownPlaceholder } from "./placeholders.ts";

const MAX_LINE = 300;
const MAX_PROSE = 10_000;
const MAX_ADDRESS = 500;
const MAX_ENTRIES = 50;

const UNREADABLE = "Isian ini tidak bisa dibaca";
const BOTH_EMPTY = "Isi paling sedikit satu bahasa";

/** Returns the schema of a page's value. Its messages are for the dashboard, each beside a field. */
export function pageSchema<F extends Fields>(fields: F): z.ZodType<PageValue<F>> {
  const shape = Object.entries(fields).map(([name, field]) => [name, fieldSchema(field)]);
  return z.strictObject(Object.fromEntries(shape), UNREADABLE) as unknown as z.ZodType<
    PageValue<F>
  >;
}

function fieldSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case "line":
      return textSchema(MAX_LINE, { isOptional: field.isOptional, isOneLine: true });
    case "prose":
      return textSchema(MAX_PROSE, { isOptional: field.isOptional, problem: findMarkdownProblem });
    case "picture":
      return z.strictObject(
        {
          src: z.string(UNREADABLE).refine(isPagePicture, BAD_PICTURE),
          alt: textSchema(MAX_LINE, { isOptional: true, isOneLine: true }),
        },
        UNREADABLE,
      );
    case "link":
      return z
        .string(UNREADABLE)
        .trim()
        .max(MAX_ADDRESS, atMost(MAX_ADDRESS, "id"))
        .refine(isAllowedLink, BAD_LINK);
    case "anchor":
      return z.string(UNREADABLE).regex(/^[a-z][a-z0-9-]{0,59}$/, UNREADABLE);
    case "list":
      return z
        .array(pageSchema(field.fields), UNREADABLE)
        .max(MAX_ENTRIES, `Paling banyak ${MAX_ENTRIES}`)
        .refine(hasOwnAnchors, "Dua isian punya alamat yang sama");
  }
}

type TextOptions = {
  isOptional?: true | undefined;
  /** Line ends become spaces. */
  isOneLine?: true;
  problem?: (text: string) => string | null;
};

function textSchema(max: number, { isOptional, isOneLine, problem = () => null }: TextOptions) {
  const side = z
    .string(UNREADABLE)
    .overwrite((text) => {
      const lines = text.replaceAll("\r\n", "\n").split("\n");
      return visibleText(isOneLine ? lines.map((line) => line.trim()).join(" ") : lines.join("\n"));
    })
    .max(max, { ...atMost(max, "id"), abort: true })
    .superRefine((text, context) => {
      const unknown = findUnknownPlaceholder(text);
      const message = unknown === null ? problem(text) : `{${unknown}} tidak dikenal`;
      if (message) context.addIssue({ code: "custom", message });
    });
  return z.strictObject({ en: side, id: side }, UNREADABLE).superRefine((text: Text, context) => {
    if (isOptional || LANGUAGES.some((language) => text[language] !== "")) return;
    context.addIssue({ code: "custom", message: BOTH_EMPTY, path: ["en"] });
  });
}

function hasOwnAnchors(entries: unknown[]): boolean {
  const anchors = entries.flatMap((entry) => {
    const { anchor } = entry as { anchor?: string };
    return anchor === undefined ? [] : [anchor];
  });
  return new Set(anchors).size === anchors.length;
}
