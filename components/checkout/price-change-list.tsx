import { useWords } from "#language";
import { PLACE_WORDS } from "./checkout-words.ts";
import type { PriceChange } from "./price-changes.ts";

/** Renders the old and the new figure of each change; nothing where there is none. */
export function PriceChangeList({ changes }: { changes: PriceChange[] }) {
  const words = useWords(PLACE_WORDS);
  if (changes.length === 0) return null;
  return (
    <>
      <dl className="my-3 divide-y divide-garis border-y border-garis">
        {changes.map(({ label, lang, before, after }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-6 py-2">
            <dt className="min-w-0 break-words" lang={lang}>
              {label}
            </dt>
            <dd className="ml-auto tabular-nums">
              <span className="sr-only">{words.was}</span>
              <del className="font-normal text-abu">{before}</del>
              <span aria-hidden> → </span>
              <span className="sr-only">{words.isNow}</span>
              <strong className="whitespace-nowrap">{after}</strong>
            </dd>
          </div>
        ))}
      </dl>
      <p>{words.agree}</p>
    </>
  );
}
