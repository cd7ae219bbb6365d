import { useLanguage } from "#language";
import type { WordsOfPage } from "#lib/content/pages/pages.ts";
import { PagePicture } from "./page-picture.tsx";
import { langOf, Prose } from "./prose.tsx";

const SIZES = "(min-width: 1280px) 480px, (min-width: 768px) 40vw, 100vw";

type EraPanelProps = {
  era: WordsOfPage<"history">["eras"][number];
  /** The era that the page opens with. */
  isFirst: boolean;
};

export function EraPanel({ era, isFirst }: EraPanelProps) {
  const language = useLanguage();
  return (
    <div className="grid gap-8 md:grid-cols-[5fr_7fr] md:gap-12 lg:gap-16">
      <div className="max-w-120">
        <PagePicture picture={era.picture} sizes={SIZES} priority={isFirst} />
      </div>
      <div className="max-w-prose self-center">
        <p
          lang={langOf(era.years, language)}
          className="text-sm font-semibold tracking-wide text-soga-500 tabular-nums"
        >
          {era.years.text}
        </p>
        <h2
          id={`${era.anchor}-title`}
          lang={langOf(era.title, language)}
          className="mt-2 text-3xl sm:text-4xl"
        >
          {era.title.text}
        </h2>
        <p lang={langOf(era.lead, language)} className="mt-4 text-lg font-medium text-soga-900">
          {era.lead.text}
        </p>
        <Prose words={era.text} className="mt-4" />
      </div>
    </div>
  );
}
