import { LinkButton } from "#components/ui/button/link-button.tsx";
import type { ShopFacts } from "#lib/shop/facts.ts";

const SIZES = "(min-width: 768px) 59vw, 100vw";

type HomeHeroProps = {
  facts: ShopFacts;
  /** The shop's lowest price; null while it has nothing to sell. */
  from: string | null;
};

/** The head of the home page, beside a cloth that is half drawn. */
export function HomeHero({ facts, from }: HomeHeroProps) {
  return (
    <section className="grid md:min-h-105 md:grid-cols-[5fr_7fr]">
      <div className="flex flex-col items-start justify-center gap-5 px-[clamp(1rem,4vw,3rem)] py-12 md:py-16 xl:pl-[max(3rem,calc((100vw-80rem)/2+3rem))] min-[105rem]:pl-[calc((100vw-96rem)/2+3rem)]">
        <h1 className="text-4xl sm:text-5xl lg:text-[3.5rem] lg:leading-[1.06]">
          One cloth, one story.
        </h1>
        <p className="max-w-[28rem] text-lg">
          Batik drawn and stamped by hand by makers we know, sent from {facts.cityInEnglish}.
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <LinkButton href="/product" size="large">
            See the collection
          </LinkButton>
          {from ? (
            <p>
              Pieces from <span className="font-semibold whitespace-nowrap">{from}</span>
            </p>
          ) : null}
        </div>
      </div>
      <picture className="block">
        <source
          media="(max-width: 767px)"
          type="image/avif"
          srcSet="/motifs/hero-phone-728.avif 728w, /motifs/hero-phone-1200.avif 1200w"
          sizes="100vw"
          width={1200}
          height={800}
        />
        <source
          type="image/avif"
          srcSet="/motifs/hero-800.avif 800w, /motifs/hero.avif 1600w"
          sizes={SIZES}
        />
        <img
          src="/motifs/hero.webp"
          srcSet="/motifs/hero-800.webp 800w, /motifs/hero.webp 1600w"
          sizes={SIZES}
          width={1600}
          height={1200}
          alt="A kawung cloth half drawn in wax, with canting and a bowl of wax — demo illustration"
          fetchPriority="high"
          className="aspect-3/2 h-full w-full bg-gading object-cover md:aspect-auto md:max-h-140"
        />
      </picture>
    </section>
  );
}
