import type { Language } from "#lib/language/languages.ts";
import { classNames } from "./class-names.ts";
import { PageLink } from "./page-link.tsx";
import { useUiWords } from "./ui-words.ts";

type PaginationProps = {
  page: number;
  lastPage: number;
  hrefFor: (page: number) => string;
  reload?: boolean;
  lang?: Language;
};

/** Returns the first page, the last, and the neighbours; 0 stands for a gap. */
function pagesToShow(page: number, lastPage: number): number[] {
  const near = new Set([1, page - 1, page, page + 1, lastPage]);
  const shown = [...near].filter((n) => n >= 1 && n <= lastPage).sort((a, b) => a - b);
  return shown.flatMap((n, index) => {
    const before = shown[index - 1];
    return before !== undefined && n - before > 1 ? [0, n] : [n];
  });
}

const LINK = "flex min-h-11 min-w-11 items-center justify-center rounded-sm px-3 tabular-nums";

export function Pagination({ page, lastPage, hrefFor, reload, lang }: PaginationProps) {
  const words = useUiWords(lang);
  if (lastPage <= 1) return null;

  function neighbour(rel: "prev" | "next") {
    const to = rel === "prev" ? page - 1 : page + 1;
    if (to < 1 || to > lastPage) return null;
    return (
      <PageLink href={hrefFor(to)} reload={reload} rel={rel} className={classNames(LINK, "link")}>
        {rel === "prev" ? words.previous : words.next}
      </PageLink>
    );
  }

  return (
    <nav aria-label={words.pages} className="flex flex-wrap items-center justify-center gap-1">
      {neighbour("prev")}
      {pagesToShow(page, lastPage).map((number, index) =>
        number === 0 ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no other name
          <span key={`gap-${index}`} aria-hidden className="px-1 text-abu">
            …
          </span>
        ) : (
          <PageLink
            key={number}
            href={hrefFor(number)}
            reload={reload}
            aria-current={number === page ? "page" : undefined}
            aria-label={`${words.page} ${number}`}
            className={classNames(
              LINK,
              number === page ? "border border-soga-700 font-semibold text-soga-900" : "link",
            )}
          >
            {number}
          </PageLink>
        ),
      )}
      {neighbour("next")}
    </nav>
  );
}
