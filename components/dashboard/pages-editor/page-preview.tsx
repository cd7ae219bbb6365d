import { Prose } from "#components/content/prose.tsx";
import type { Field, Fields, PageValue, Words } from "#lib/content/pages/fields.ts";
import { localizePage } from "#lib/content/pages/localize-page.ts";
import type { PageFacts } from "#lib/content/pages/placeholders.ts";
import type { Language } from "#lib/language/languages.ts";

type PagePreviewProps = {
  fields: Fields;
  value: PageValue;
  facts: PageFacts;
  language: Language;
};

/** A page's texts in their order, with the Markdown and the facts of the public page. */
export default function PagePreview({ fields, value, facts, language }: PagePreviewProps) {
  return <Group fields={fields} words={localizePage(fields, value, facts, language)} />;
}

function Group({ fields, words }: { fields: Fields; words: Record<string, unknown> }) {
  return Object.entries(fields).map(([name, field]) => (
    <Shown key={name} field={field} words={words[name]} />
  ));
}

function Shown({ field, words }: { field: Field; words: unknown }) {
  switch (field.kind) {
    case "line": {
      const { text, lang } = words as Words;
      return (
        <p lang={lang} className="pt-3 font-display text-lg">
          {text}
        </p>
      );
    }
    case "prose":
      return <Prose words={words as Words} around="id" className="pt-2" />;
    case "picture": {
      const { src, alt } = words as { src: string; alt: Words };
      return (
        <img
          src={src}
          alt={alt.text}
          lang={alt.lang}
          className="mt-3 aspect-4/5 w-32 object-cover"
        />
      );
    }
    case "list":
      return (words as Record<string, unknown>[]).map((entry, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: nothing here has a state
        <div key={at} className="mt-4 border-t border-garis">
          <Group fields={field.fields} words={entry} />
        </div>
      ));
    default:
      return null;
  }
}
