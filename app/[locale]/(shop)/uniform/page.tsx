import { textPageMetadata } from "#app/page-metadata.ts";
import { CONTENT_WORDS } from "#components/content/content-words.ts";
import { PagePicture } from "#components/content/page-picture.tsx";
import { langOf, Prose } from "#components/content/prose.tsx";
import { PageSection, SectionHeading } from "#components/content/section-heading.tsx";
import { UniformContact } from "#components/content/uniform-contact.tsx";
import { LAYOUT_WORDS } from "#components/layout/layout-words.ts";
import { MotifBand } from "#components/ui/motif-band.tsx";
import { readPageWords } from "#lib/cache/page-words.ts";
import { readShopFactsForPage } from "#lib/cache/shop.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";

export const generateMetadata = () => textPageMetadata("uniform");

export default async function UniformPage() {
  const language = await readLanguage();
  const [words, facts] = await Promise.all([
    readPageWords("uniform", language),
    readShopFactsForPage(),
  ]);
  const { title, lead, text, picture, cloths, steps, care, ...titles } = words;
  return (
    <>
      <div className="page-width grid gap-8 pt-8 pb-14 sm:pt-12 sm:pb-20 md:grid-cols-[7fr_5fr] md:items-center md:gap-16">
        <div className="flex flex-col items-start gap-5">
          <h1 lang={langOf(title, language)} className="text-4xl sm:text-5xl">
            {title.text}
          </h1>
          <Prose words={lead} className="max-w-prose text-lg" />
          <Prose words={text} className="max-w-prose" />
          <a href="#contact" className="tap-link font-semibold">
            {CONTENT_WORDS[language].contact}
          </a>
        </div>
        <PagePicture
          picture={picture}
          sizes="(min-width: 1280px) 460px, (min-width: 768px) 38vw, 100vw"
          priority
        />
      </div>
      <MotifBand />
      <section className="page-width py-14 sm:py-20">
        <SectionHeading
          title={titles.cloths_title.text}
          lang={langOf(titles.cloths_title, language)}
        />
        <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          {cloths.map((cloth) => (
            <li key={cloth.title.text} className="border-t-2 border-soga-700 pt-4">
              <h3 lang={langOf(cloth.title, language)} className="text-xl">
                {cloth.title.text}
              </h3>
              <Prose words={cloth.text} className="mt-2 max-w-prose" />
            </li>
          ))}
        </ul>
      </section>
      <PageSection
        title={titles.steps_title.text}
        lang={langOf(titles.steps_title, language)}
        more={{ label: CONTENT_WORDS[language].motifs, href: "/history" }}
      >
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {steps.map((step, index) => (
            <li key={step.title.text} className="grid grid-cols-[2.25rem_1fr]">
              <span aria-hidden className="font-display text-2xl text-soga-500 tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 lang={langOf(step.title, language)} className="pt-1">
                  {step.title.text}
                </h3>
                <Prose words={step.text} className="mt-1" />
              </div>
            </li>
          ))}
        </ol>
      </PageSection>
      <section className="border-t border-garis">
        <div className="page-width grid gap-x-16 py-14 sm:py-20 md:grid-cols-[4fr_8fr]">
          <div>
            <SectionHeading
              title={titles.care_title.text}
              lang={langOf(titles.care_title, language)}
            />
          </div>
          <ul className="max-w-prose list-disc space-y-2 pl-5 marker:text-soga-500">
            {care.map((advice) => (
              <li key={advice.text.text}>
                <Prose words={advice.text} />
              </li>
            ))}
          </ul>
        </div>
      </section>
      <PageSection id="contact" title={LAYOUT_WORDS[language].contact}>
        <UniformContact facts={facts} />
      </PageSection>
    </>
  );
}
