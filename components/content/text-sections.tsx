import type { Words } from "#lib/content/pages/fields.ts";
import type { Language } from "#lib/language/languages.ts";
import { langOf, Prose } from "./prose.tsx";

type TextSectionsProps = {
  sections: readonly { title: Words; text: Words }[];
  around: Language;
};

/** Numbered sections of a long text. */
export function TextSections({ sections, around }: TextSectionsProps) {
  return (
    <ol className="mt-16 max-w-prose">
      {sections.map(({ title, text }, index) => (
        <li key={title.text} className="border-t border-garis py-7">
          <h2 lang={langOf(title, around)} className="text-2xl">
            <span className="text-soga-500 tabular-nums">{index + 1}.</span> {title.text}
          </h2>
          <Prose words={text} around={around} className="mt-3" />
        </li>
      ))}
    </ol>
  );
}
