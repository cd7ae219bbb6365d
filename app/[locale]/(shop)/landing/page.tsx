import { textPageMetadata } from "#app/page-metadata.ts";
import { PagePicture } from "#components/content/page-picture.tsx";
import { langOf } from "#components/content/prose.tsx";
import { LinkButton } from "#components/ui/button/link-button.tsx";
import { readPageWords } from "#lib/cache/page-words.ts";
import { readLanguage } from "#lib/http/requests/page-language.ts";

export const generateMetadata = () => textPageMetadata("landing");

/** A quiet page about nothing but the brand; no menu leads here. */
export default async function LandingPage() {
  const language = await readLanguage();
  const { title, tagline, button, picture } = await readPageWords("landing", language);
  return (
    <section className="page-width grid items-center gap-10 py-10 md:min-h-[calc(100dvh-7rem)] md:grid-cols-2 md:gap-16">
      <div className="flex flex-col items-start gap-6 md:order-2">
        <h1 lang={langOf(title, language)} className="text-5xl sm:text-6xl lg:text-7xl">
          {title.text}
        </h1>
        <p lang={langOf(tagline, language)} className="text-lg sm:text-xl">
          {tagline.text}
        </p>
        <LinkButton href="/home" size="large" lang={langOf(button, language)}>
          {button.text}
        </LinkButton>
      </div>
      <PagePicture
        picture={picture}
        sizes="(min-width: 1280px) 560px, (min-width: 768px) 45vw, 100vw"
        priority
        className="md:max-h-[calc(100dvh-12rem)]"
      />
    </section>
  );
}
