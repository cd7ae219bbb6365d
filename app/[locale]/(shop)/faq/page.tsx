import { textPageMetadata } from "#app/page-metadata.ts";
import { langOf, Prose, proseText } from "#components/content/prose.tsx";
import { toFaqData } from "#components/seo/faq-data.ts";
import { JsonLd } from "#components/seo/json-ld.tsx";
import { Accordion } from "#components/ui/accordion.tsx";
import { OpenLinked } from "#components/ui/open-linked.tsx";
import { readPageWords } from "#lib/cache/page-words.ts";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";

export const generateMetadata = () => textPageMetadata("faq");

export default async function FaqPage() {
  const language = await readLanguage();
  const [{ title, intro, items }, { email }] = await Promise.all([
    readPageWords("faq", language),
    readShopFactsForPage(),
  ]);
  const entries = items.map(({ anchor, question, answer }) => ({
    id: anchor,
    title: question.text,
    titleLang: langOf(question, language),
    content: <Prose words={answer} className="not-first:mt-3" />,
  }));
  const data = items.map(({ question, answer }) => ({
    title: question.text,
    content: proseText(answer),
  }));
  return (
    <div className="page-width grid gap-8 pt-8 pb-20 sm:pt-12 lg:grid-cols-[4fr_8fr] lg:gap-16">
      <div>
        <h1 lang={langOf(title, language)} className="text-4xl sm:text-5xl">
          {title.text}
        </h1>
        <p lang={langOf(intro, language)} className="mt-3 text-abu">
          {intro.text}{" "}
          <a href={`mailto:${email}`} className="link">
            {email}
          </a>
        </p>
      </div>
      <Accordion items={entries} name="faq" />
      <OpenLinked />
      <JsonLd data={toFaqData(data)} />
    </div>
  );
}
