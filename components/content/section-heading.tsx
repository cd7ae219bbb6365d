import type { ReactNode } from "react";
import { PageLink } from "#components/ui/page-link.tsx";
import type { Language } from "#lib/language/languages.ts";

type SectionHeadingProps = {
  title: string;
  /** Of a title in another language. */
  lang?: Language | undefined;
  more?: { label: string; href: string };
};

export function SectionHeading({ title, lang, more }: SectionHeadingProps) {
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-1">
      <h2 lang={lang} className="text-3xl">
        {title}
      </h2>
      {more ? (
        <PageLink href={more.href} className="tap-link font-semibold">
          {more.label}
        </PageLink>
      ) : null}
    </div>
  );
}

type PageSectionProps = SectionHeadingProps & {
  /** Address within the page. */
  id?: string;
  children: ReactNode;
};

/** A section of a text page, below a line across the window. */
export function PageSection({ id, children, ...heading }: PageSectionProps) {
  return (
    <section id={id} className="border-t border-garis">
      <div className="page-width py-14 sm:py-20">
        <SectionHeading {...heading} />
        {children}
      </div>
    </section>
  );
}
