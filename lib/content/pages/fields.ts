import type { Language } from "../../language/languages.ts";

/** A text in both languages. An empty side falls back to the other. */
export type Text = Record<Language, string>;

/** `src` is a drawing of public/content or a stored picture of /media. */
export type Picture = { src: string; alt: Text };

/** A field of a page: schema, form, preview and page follow from it. */
export type Field =
  /** One line of plain text. */
  | { kind: "line"; label: string; isOptional?: true }
  /** Markdown. */
  | { kind: "prose"; label: string; isOptional?: true }
  | { kind: "picture"; label: string }
  /** A page of the shop, or an address outside. */
  | { kind: "link"; label: string }
  /** A list entry's address within the page, such as /faq#size. */
  | { kind: "anchor"; label: string }
  /** `item` is the Indonesian word for one entry. */
  | { kind: "list"; label: string; item: string; fields: Fields };

export type Fields = { readonly [name: string]: Field };

/** A page's value as it is stored. */
export type PageValue<F extends Fields = Fields> = {
  -readonly [Name in keyof F]: ValueOf<F[Name]>;
};

type ValueOf<F extends Field> = F extends { kind: "line" | "prose" }
  ? Text
  : F extends { kind: "picture" }
    ? Picture
    : F extends { kind: "list"; fields: infer Inner extends Fields }
      ? PageValue<Inner>[]
      : string;

/** A text in one language, its facts filled in. */
export type Words = { text: string; lang: Language };

/** A page's value as a visitor reads it. */
export type PageWords<F extends Fields = Fields> = { [Name in keyof F]: WordsOf<F[Name]> };

type WordsOf<F extends Field> = F extends { kind: "line" | "prose" }
  ? Words
  : F extends { kind: "picture" }
    ? { src: string; alt: Words }
    : F extends { kind: "list"; fields: infer Inner extends Fields }
      ? PageWords<Inner>[]
      : string;

export type Page<F extends Fields = Fields> = {
  /** As the dashboard calls it. */
  label: string;
  /** The public page that shows it. */
  path: string;
  fields: F;
  /** Holds until an admin saves another value. */
  defaults: PageValue<F>;
};

/** Returns the page, whose default has the types of its fields. */
export function definePage<const F extends Fields>(page: Page<F>): Page<F> {
  return page;
}

/** Returns a text in English, of these paragraphs. */
export function en(...paragraphs: string[]): Text {
  return both(paragraphs, "");
}

/** Returns a text in Indonesian, of these paragraphs. */
export function id(...paragraphs: string[]): Text {
  return both("", paragraphs);
}

type Side = string | readonly string[];

/** Returns a text in English and in Indonesian, each a paragraph or several. */
export function both(en: Side, id: Side): Text {
  return { en: join(en), id: join(id) };
}

function join(side: Side): string {
  return [side].flat().join("\n\n");
}

/** Returns a drawing of public/content with its alt text in Indonesian. */
export function drawing(name: string, alt: string): Picture {
  return { src: `/content/${name}.webp`, alt: id(alt) };
}
