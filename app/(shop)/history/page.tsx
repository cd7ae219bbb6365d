import type { Metadata } from "next";
import { MotifList, RegionList, TechniqueList } from "#components/content/batik-lists.tsx";
import { EraPanel } from "#components/content/era-panel.tsx";
import { EraTabs } from "#components/content/era-tabs.tsx";
import { erasOf } from "#components/content/eras.ts";
import { PageSection, SectionHeading } from "#components/content/section-heading.tsx";
import { MotifBand } from "#components/ui/motif-band.tsx";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getShopFacts();
  return {
    title: "History",
    description: `Five eras of ${name} since 2011: Heritage, Fusion, Versatility, Recognition and Enrich. With the techniques, the regions and what the motifs mean.`,
    alternates: { canonical: "/history" },
  };
}

export default async function HistoryPage() {
  const eras = erasOf(await getShopFacts());
  const tabs = eras.map((era) => ({ ...era, panel: <EraPanel era={era} /> }));
  return (
    <>
      <div className="page-width pt-8 pb-16 sm:pt-12 sm:pb-20">
        <h1 className="text-4xl sm:text-5xl">History</h1>
        <p className="mt-3 mb-8 max-w-prose text-abu">
          Cultured in batik since 2011. Five eras, and what each of them taught us.
        </p>
        <EraTabs tabs={tabs} />
      </div>
      <MotifBand />
      <section className="page-width py-14 sm:py-20">
        <SectionHeading title="Three ways with wax" />
        <TechniqueList />
      </section>
      <PageSection title="Where it comes from">
        <RegionList />
      </PageSection>
      <PageSection
        title="What the motifs say"
        more={{ label: "See the collection", href: "/product" }}
      >
        <MotifList />
      </PageSection>
    </>
  );
}
