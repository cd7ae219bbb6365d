import type { Language } from "../../language/languages.ts";
import { sideIn } from "../../language/sides.ts";
import type { Field, Fields, PageValue, PageWords, Text, Words } from "./fields.ts";
import { fillPlaceholders, type PageFacts } from "./placeholders.ts";

/** Returns a page in one language, with its facts. An empty side falls back to the other, and says so. */
export function localizePage<F extends Fields>(
  fields: F,
  value: PageValue<F>,
  facts: PageFacts,
  language: Language,
): PageWords<F> {
  const words = Object.entries(fields).map(([name, field]) => [
    name,
    localizeField(field, value[name], facts, language),
  ]);
  return Object.fromEntries(words);
}

function localizeField(field: Field, value: unknown, facts: PageFacts, language: Language) {
  switch (field.kind) {
    case "line":
      return wordsOf(value as Text, facts, language);
    case "prose":
      return wordsOf(value as Text, facts, language, escapeMarkdown);
    case "picture": {
      const { src, alt } = value as { src: string; alt: Text };
      return { src, alt: wordsOf(alt, facts, language) };
    }
    case "list":
      return (value as PageValue<Fields>[]).map((entry) =>
        localizePage(field.fields, entry, facts, language),
      );
    default:
      return value;
  }
}

function wordsOf(
  text: Text,
  facts: PageFacts,
  language: Language,
  write?: (fact: string) => string,
): Words {
  const side = sideIn(text, language);
  return { ...side, text: fillPlaceholders(side.text, facts, side.lang, write) };
}

/** A fact such as an address isn't Markdown. */
function escapeMarkdown(fact: string): string {
  return fact.replaceAll(/[\\`*_{}[\]()<>#+!|~&]/g, "\\$&");
}
