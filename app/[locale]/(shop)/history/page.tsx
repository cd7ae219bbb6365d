import { textPageMetadata } from "#app/page-metadata.ts";
import { MotifList, RegionList, TechniqueList } from "#components/content/batik-lists.tsx";
import { CONTENT_WORDS } from "#components/content/content-words.ts";
import { EraPanel } from "#components/content/era-panel.tsx";
import { EraTabs } from "#components/content/era-tabs.tsx";
import { langOf } from "#components/content/prose.tsx";
import { PageSection, SectionHeading } from "#components/content/section-heading.tsx";
import { MotifBand } from "#components/ui/motif-band.tsx";
import { readPageWords } from "#lib/cache/page-words.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";

export const generateMetadata = () => textPageMetadata("history");

export default async function HistoryPage() {
  const language = await readLanguage();
  const { title, intro, eras, techniques, regions, motifs, ...titles } = await readPageWords(
    "history",
    language,
  );
  const tabs = eras.map((era, at) => ({
    id: era.anchor,
    title: era.title,
    years: era.years,
    panel: <EraPanel era={era} isFirst={at === eras.length - 1} />,
  }));
  return (
    <>
      <div className="page-width pt-8 pb-16 sm:pt-12 sm:pb-20">
        <h1 lang={langOf(title, language)} className="text-4xl sm:text-5xl">
          {title.text}
        </h1>
        <p lang={langOf(intro, language)} className="mt-3 mb-8 max-w-prose text-abu">
          {intro.text}
        </p>
        <EraTabs tabs={tabs} />
      </div>
      <MotifBand />
      <section className="page-width py-14 sm:py-20">
        <SectionHeading
          title={titles.techniques_title.text}
          lang={langOf(titles.techniques_title, language)}
        />
        <TechniqueList techniques={techniques} />
      </section>
      <PageSection title={titles.regions_title.text} lang={langOf(titles.regions_title, language)}>
        <RegionList regions={regions} />
      </PageSection>
      <PageSection
        title={titles.motifs_title.text}
        lang={langOf(titles.motifs_title, language)}
        more={{ label: CONTENT_WORDS[language].seeCollection, href: "/product" }}
      >
        <MotifList motifs={motifs} />
      </PageSection>
    </>
  );
}
