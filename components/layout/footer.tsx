"use client";

import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { MotifBand } from "#components/ui/motif-band.tsx";
import { PageLink } from "#components/ui/page-link.tsx";
import { useWords } from "#language";
import type { FooterFacts } from "./footer-facts.ts";
import { LanguageSwitch } from "./language-switch.tsx";
import { LAYOUT_WORDS, PAGE_NAMES } from "./layout-words.ts";
import { SITEMAP } from "./menu.ts";

/** Defined in app/globals.css. Utility classes would be repeated for each link. */
const LINK = "footer-link";

/** A client part, because React's data repeats only its props (docs/decisions/098-page-weight.md). */
export function Footer({ facts }: { facts: FooterFacts }) {
  const words = useWords(LAYOUT_WORDS);
  const names = useWords(PAGE_NAMES);
  return (
    <footer className="on-dark mt-auto">
      <MotifBand />
      <div className="bg-wedel-900 text-gading">
        <div className="page-width grid gap-x-10 gap-y-6 py-10 sm:grid-cols-2 sm:gap-y-10 sm:py-14 lg:grid-cols-[1.2fr_1.6fr_0.9fr_1.1fr]">
          <Office facts={facts} />
          <FoldedColumn title={words.sitemap} wide>
            {SITEMAP.map((href) => (
              <li key={href}>
                <PageLink href={href} className={LINK}>
                  {names[href]}
                </PageLink>
              </li>
            ))}
          </FoldedColumn>
          <FoldedColumn title={words.follow}>
            {facts.profiles.map(({ name, href }) => (
              <li key={name}>
                <a href={href} className={LINK} rel="noreferrer">
                  <SocialIcon name={name} />
                  {name}
                </a>
              </li>
            ))}
          </FoldedColumn>
          <Column title={words.contact}>
            <li>
              <a href={`mailto:${facts.email}`} className={LINK}>
                {facts.email}
              </a>
            </li>
            <li>
              <a href={facts.phoneHref} className={LINK}>
                {facts.phone}
              </a>
            </li>
            <li lang="id" className="pt-2 text-sm">
              {facts.hours}
            </li>
          </Column>
        </div>
        <div className="page-width">
          <div className="flex flex-wrap items-center justify-between gap-x-6 border-t border-wedel-700 py-3 text-sm">
            <p className="py-2">
              © {facts.name}. {facts.shipped}
            </p>
            <div className="-mx-2 pointer-coarse:-mx-3.5">
              <LanguageSwitch />
            </div>
          </div>
        </div>
      </div>
    </footer>
  );
}

function Office({ facts }: { facts: FooterFacts }) {
  const { office } = useWords(LAYOUT_WORDS);
  return (
    <div>
      {/* The only link to the brand page. */}
      <PageLink
        href="/landing"
        className="inline-flex min-h-11 items-center font-display text-2xl font-semibold text-putih underline-offset-4 hover:underline"
      >
        {facts.name}
      </PageLink>
      <h2 className="mt-4 font-sans text-sm font-semibold tracking-wide text-soga-300">{office}</h2>
      <address lang="id" className="mt-3 leading-7 not-italic">
        {facts.address.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </div>
  );
}

type ColumnProps = { title: string; children: ReactNode };

const COLUMN_TITLE = "font-sans text-sm font-semibold tracking-wide text-soga-300";

function Column({ title, children }: ColumnProps) {
  return (
    <div>
      <h2 className={COLUMN_TITLE}>{title}</h2>
      <ul className="mt-1">{children}</ul>
    </div>
  );
}

/** A column that is folded where there is little room. */
function FoldedColumn({ title, wide, children }: ColumnProps & { wide?: boolean }) {
  return (
    <div>
      <h2 className={`${COLUMN_TITLE} hidden supports-[selector(::details-content)]:lg:block`}>
        {title}
      </h2>
      <details className="group open-on-desktop">
        <summary className={`${COLUMN_TITLE} flex min-h-11 items-center justify-between gap-4`}>
          {title}
          <ChevronDown size={20} strokeWidth={1.75} aria-hidden className="group-open:rotate-180" />
        </summary>
        <ul className={wide ? "mt-1 columns-2 gap-6" : "mt-1"}>{children}</ul>
      </details>
    </div>
  );
}

/** Brand logos as paths, since icon sets don't have them. */
const PATHS: Record<string, string> = {
  Instagram:
    "M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm5 5a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm5.2-1.2v.01",
  Facebook:
    "M14 21v-8h3l.5-3.5H14V7.8c0-1 .4-1.8 1.9-1.8h1.7V3.1A20 20 0 0 0 15 3c-2.6 0-4.4 1.5-4.4 4.4v2.1H7.7V13h2.9v8",
  TikTok: "M13.5 3v11.8a3.2 3.2 0 1 1-3.2-3.2M13.5 3c.3 2.8 2.1 4.6 5 4.8",
};

function SocialIcon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={20}
      height={20}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
