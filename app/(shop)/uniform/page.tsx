import type { Metadata } from "next";
import { ContentPicture } from "#components/content/content-picture.tsx";
import { PageSection, SectionHeading } from "#components/content/section-heading.tsx";
import { UniformContact } from "#components/content/uniform-contact.tsx";
import { UNIFORM_CARE, UNIFORM_CLOTHS, uniformSteps } from "#components/content/uniform-copy.ts";
import { MotifBand } from "#components/ui/motif-band.tsx";
import { getShopFacts } from "#lib/shop/get-shop-facts.ts";

export const metadata: Metadata = {
  title: "Corporate Uniform",
  description:
    "Batik uniforms for companies: cap, kombinasi or tulis in your colours, with a motif that means something. How it goes, care, contact and map.",
  alternates: { canonical: "/uniform" },
};

export default async function UniformPage() {
  const facts = await getShopFacts();
  return (
    <>
      <div className="page-width grid gap-8 pt-8 pb-14 sm:pt-12 sm:pb-20 md:grid-cols-[7fr_5fr] md:items-center md:gap-16">
        <div className="flex flex-col items-start gap-5">
          <h1 className="text-4xl sm:text-5xl">Corporate uniform</h1>
          <p className="max-w-prose text-lg">
            A uniform that your people would put on anyway: batik made by hand, in the colours of
            your house, with a motif that says something true about the work.
          </p>
          <p className="max-w-prose">
            We have the cloth waxed and dyed for you in workshops in Pekalongan, Solo and Cirebon,
            and cut and sewn in {facts.cityInEnglish}. No printed imitation: wax and dye go through
            to the back, as they should.
          </p>
          <a href="#contact" className="link inline-flex min-h-11 items-center font-semibold">
            How to reach us
          </a>
        </div>
        <ContentPicture
          name="uniform"
          alt="Kemeja kawung terlipat di atas kertas pembungkus"
          sizes="(min-width: 1280px) 460px, (min-width: 768px) 38vw, 100vw"
          priority
        />
      </div>
      <MotifBand />
      <section className="page-width py-14 sm:py-20">
        <SectionHeading title="Choosing the cloth" />
        <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
          {UNIFORM_CLOTHS.map(({ title, text }) => (
            <li key={title} className="border-t-2 border-soga-700 pt-4">
              <h3 className="text-xl">{title}</h3>
              <p className="mt-2 max-w-prose">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <PageSection title="How it goes" more={{ label: "What the motifs say", href: "/history" }}>
        <ol className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
          {uniformSteps(facts).map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[2.25rem_1fr]">
              <span aria-hidden className="font-display text-2xl text-soga-500 tabular-nums">
                {index + 1}
              </span>
              <div>
                <h3 className="pt-1">{title}</h3>
                <p className="mt-1">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </PageSection>
      <section className="border-t border-garis">
        <div className="page-width grid gap-x-16 py-14 sm:py-20 md:grid-cols-[4fr_8fr]">
          <div>
            <SectionHeading title="Care at work" />
          </div>
          <ul className="max-w-prose list-disc space-y-2 pl-5 marker:text-soga-500">
            {UNIFORM_CARE.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      </section>
      <PageSection id="contact" title="Contact">
        <UniformContact facts={facts} />
      </PageSection>
    </>
  );
}
