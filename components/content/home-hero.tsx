import { LinkButton } from "#components/ui/button/link-button.tsx";
import { classNames } from "#components/ui/class-names.ts";
import { useWords } from "#language";
import type { Side } from "#lib/language/sides.ts";
import { words } from "#lib/language/words.ts";
import { pictureSrcSet } from "#lib/media/picture-paths.ts";
import type { PicturePart } from "#lib/shop/groups/group-schemas.ts";

const HERO_WORDS = words(
  {
    collection: "See the collection",
    from: "Pieces from",
    picture: "A kawung cloth half drawn in wax, with canting and a bowl of wax — demo illustration",
  },
  {
    collection: "Lihat koleksi",
    from: "Batik mulai",
    picture:
      "Kain kawung yang setengah ditulis dengan malam, beserta canting dan mangkuk malam — ilustrasi demo",
  },
);

const SIZES = "(min-width: 768px) 59vw, 100vw";

type HomeHeroProps = {
  headline: Side;
  sentence: Side;
  /** Address of the owner's picture; null: a drawn one. */
  picture: string | null;
  /** The shown part of the owner's picture. */
  parts: { phone: PicturePart; desktop: PicturePart };
  /** The shop's lowest price; null while it has nothing to sell. */
  from: string | null;
  /** Level of the heading: 2 in a preview on another page. */
  heading?: "h1" | "h2";
};

/** The head of the home page, beside the owner's picture or a cloth that is half drawn. */
export function HomeHero({
  headline,
  sentence,
  picture,
  parts,
  from,
  heading: Heading = "h1",
}: HomeHeroProps) {
  const words = useWords(HERO_WORDS);
  return (
    <section className="grid md:min-h-105 md:grid-cols-[5fr_7fr]">
      <div className="flex flex-col items-start justify-center gap-5 px-[clamp(1rem,4vw,3rem)] py-12 md:py-16 xl:pl-[max(3rem,calc((100vw-80rem)/2+3rem))] min-[105rem]:pl-[calc((100vw-96rem)/2+3rem)]">
        <Heading
          lang={headline.lang}
          className="text-4xl sm:text-5xl lg:text-[3.5rem] lg:leading-[1.06]"
        >
          {headline.text}
        </Heading>
        <p lang={sentence.lang} className="max-w-[28rem] text-lg">
          {sentence.text}
        </p>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <LinkButton href="/product" size="large">
            {words.collection}
          </LinkButton>
          {from ? (
            <p>
              {words.from} <span className="font-semibold whitespace-nowrap">{from}</span>
            </p>
          ) : null}
        </div>
      </div>
      {picture ? <OwnPicture src={picture} parts={parts} /> : <DrawnPicture />}
    </section>
  );
}

const LOOK = "aspect-3/2 h-full w-full bg-gading object-cover md:aspect-auto md:max-h-140";

const PHONE: Record<PicturePart, string> = {
  left: "object-left",
  middle: "object-center",
  right: "object-right",
};
const DESKTOP: Record<PicturePart, string> = {
  left: "md:object-left",
  middle: "md:object-center",
  right: "md:object-right",
};

/** The owner's picture, whose shown part differs between phones and desktops. */
function OwnPicture({ src, parts }: Pick<HomeHeroProps, "parts"> & { src: string }) {
  return (
    <picture className="block">
      <source type="image/avif" srcSet={pictureSrcSet(src, "avif")} sizes={SIZES} />
      <img
        src={src}
        srcSet={pictureSrcSet(src)}
        sizes={SIZES}
        alt=""
        fetchPriority="high"
        className={classNames(LOOK, PHONE[parts.phone], DESKTOP[parts.desktop])}
      />
    </picture>
  );
}

function DrawnPicture() {
  const { picture } = useWords(HERO_WORDS);
  return (
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
        alt={picture}
        fetchPriority="high"
        className={LOOK}
      />
    </picture>
  );
}
