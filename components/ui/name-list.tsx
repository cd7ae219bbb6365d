import { Fragment, type ReactNode } from "react";
import { useLanguage, useWords } from "#language";
import { sideOf } from "#lib/language/sides.ts";
import type { Words } from "#lib/language/words.ts";

type NameListProps = {
  /** Products' names in both languages. */
  names: readonly { name: string; name_en: string }[];
  /** Wraps the name at this place of the list, for example in a link. */
  wrap?: (name: ReactNode, index: number) => ReactNode;
};

const CONJUNCTION: Words<Intl.ListFormat> = {
  en: new Intl.ListFormat("en-GB", { type: "conjunction" }),
  id: new Intl.ListFormat("id-ID", { type: "conjunction" }),
};

/** Renders names joined with commas and "and": "Kemeja Parang, Kain Kawung and Syal Truntum". */
export function NameList({ names, wrap = (name) => name }: NameListProps) {
  const conjunction = useWords(CONJUNCTION);
  const language = useLanguage();
  const sides = names.map((name) => sideOf(name, "name", language));
  let named = 0;
  return conjunction
    .formatToParts(sides.map(({ text }) => text))
    .map(({ type, value }, position) => {
      const content =
        type === "literal" ? value : wrap(<span lang={sides[named]?.lang}>{value}</span>, named++);
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have no other identity
      return <Fragment key={position}>{content}</Fragment>;
    });
}
