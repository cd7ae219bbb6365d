import { textPageMetadata } from "#app/page-metadata.ts";
import { langOf, Prose } from "#components/content/prose.tsx";
import { TextSections } from "#components/content/text-sections.tsx";
import { readPageWords } from "#lib/cache/page-words.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";

export const generateMetadata = () => textPageMetadata("terms");

export default async function TermsPage() {
  const language = await readLanguage();
  const { title, intro, summary, sections } = await readPageWords("terms", language);
  const around = title.lang;
  return (
    <div lang={langOf(title, language)} className="page-width pt-8 pb-20 sm:pt-12">
      <h1 className="text-4xl sm:text-5xl">{title.text}</h1>
      <p lang={langOf(intro, around)} className="mt-3 max-w-prose text-abu">
        {intro.text}
      </p>
      <ul className="mt-10 grid gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {summary.map((point) => (
          <li key={point.title.text} className="border-t-2 border-soga-700 pt-4">
            <h2 lang={langOf(point.title, around)} className="text-xl">
              {point.title.text}
            </h2>
            <Prose words={point.text} around={around} className="mt-2" />
          </li>
        ))}
      </ul>
      <TextSections sections={sections} around={around} />
    </div>
  );
}
