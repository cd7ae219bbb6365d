import type { Route } from "next";
import { PageLink } from "#components/ui/page-link.tsx";
import { useLanguage } from "#language";
import type { WordsOfPage } from "#lib/content/pages/pages.ts";
import { PagePicture } from "./page-picture.tsx";
import { langOf, Prose } from "./prose.tsx";

/** The shop's values in cards, beside a picture. */
export function AboutCards({ words: { picture, cards } }: { words: WordsOfPage<"about"> }) {
  const language = useLanguage();
  return (
    <div className="grid gap-6 lg:grid-cols-[2fr_3fr]">
      <PagePicture
        picture={picture}
        sizes="(min-width: 1024px) 38vw, 100vw"
        className="aspect-square lg:aspect-auto lg:h-full"
      />
      <ul className="grid gap-6">
        {cards.map(({ title, text, link, link_label: label }) => (
          <li
            key={title.text}
            className="flex flex-col gap-3 border border-garis bg-putih p-6 lg:p-8"
          >
            <h3 lang={langOf(title, language)} className="text-xl">
              {title.text}
            </h3>
            <div className="grow">
              <Prose words={text} className="not-first:mt-3" />
            </div>
            <PageLink
              href={link as Route}
              lang={langOf(label, language)}
              className="tap-link self-start font-semibold"
            >
              {label.text}
            </PageLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
