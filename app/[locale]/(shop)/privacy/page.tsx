import { textPageMetadata } from "#app/page-metadata.ts";
import { langOf } from "#components/content/prose.tsx";
import { TextSections } from "#components/content/text-sections.tsx";
import { readPageWords } from "#lib/cache/page-words.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";

export const generateMetadata = () => textPageMetadata("privacy");

export default async function PrivacyPage() {
  const language = await readLanguage();
  const { title, intro, sections } = await readPageWords("privacy", language);
  return (
    <div lang={langOf(title, language)} className="page-width pt-8 pb-20 sm:pt-12">
      <h1 className="text-4xl sm:text-5xl">{title.text}</h1>
      <p lang={langOf(intro, title.lang)} className="mt-3 max-w-prose text-abu">
        {intro.text}
      </p>
      <TextSections sections={sections} around={title.lang} />
    </div>
  );
}
