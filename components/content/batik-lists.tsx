import { useLanguage } from "#language";
import type { WordsOfPage } from "#lib/content/pages/pages.ts";
import { PagePicture } from "./page-picture.tsx";
import { langOf, Prose } from "./prose.tsx";

type HistoryWords = WordsOfPage<"history">;

/** The ways of waxing a cloth. */
export function TechniqueList({ techniques }: Pick<HistoryWords, "techniques">) {
  const language = useLanguage();
  return (
    <ul className="grid gap-x-10 gap-y-8 md:grid-cols-3">
      {techniques.map(({ name, meaning, text }) => (
        <li key={name.text} className="border-t-2 border-soga-700 pt-4">
          <h3 className="text-xl">
            <span lang={langOf(name, language)}>{name.text}</span>{" "}
            <span lang={langOf(meaning, language)} className="text-base font-normal text-abu">
              {meaning.text}
            </span>
          </h3>
          <Prose words={text} className="mt-2 max-w-prose" />
        </li>
      ))}
    </ul>
  );
}

export function RegionList({ regions }: Pick<HistoryWords, "regions">) {
  const language = useLanguage();
  return (
    <dl className="grid gap-x-10 gap-y-6 md:grid-cols-2">
      {regions.map(({ name, text }) => (
        <div key={name.text}>
          <dt lang={langOf(name, language)} className="font-semibold text-soga-900">
            {name.text}
          </dt>
          <dd className="mt-1 max-w-prose">
            <Prose words={text} className="not-first:mt-1" />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Motifs and their meanings. */
export function MotifList({ motifs }: Pick<HistoryWords, "motifs">) {
  const language = useLanguage();
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {motifs.map(({ name, picture, text }) => (
        <li key={name.text} className="grid grid-cols-[5.5rem_1fr] gap-5">
          <PagePicture picture={picture} sizes="88px" className="aspect-square" />
          <div>
            <h3 lang={langOf(name, language)}>{name.text}</h3>
            <Prose words={text} className="mt-1" />
          </div>
        </li>
      ))}
    </ul>
  );
}
