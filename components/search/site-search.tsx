import { Search, X } from "lucide-react";
import { usePathname } from "next/navigation";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { pagePath } from "#components/language/here.ts";
import { usePathIn, useWords } from "#language";
import { SEARCH_WORDS } from "./search-words.ts";
import { useListKeys } from "./use-list-keys.ts";

/** Loaded on the first focus, since most visitors don't search. */
const SearchSuggestions = lazy(async () => {
  const { SearchSuggestions: Part } = await import("./search-suggestions.tsx");
  return { default: Part };
});

const LIST_ID = "search-results";
const PANEL_ID = "site-search";

/** Read in the browser: cached pages don't know the query. */
function askedFor(): string {
  if (pagePath() !== "/product") return "";
  return new URLSearchParams(location.search).get("q") ?? "";
}

/**
 * The shop's search: a plain GET form with suggestions. In the header, or on phones in a native popover,
 * which opens without scripts.
 */
export function SiteSearch() {
  const panel = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [wanted, setWanted] = useState(false);
  const [typed, setTyped] = useState("");
  const keys = useListKeys(LIST_ID);
  const path = usePathname();
  const toPath = usePathIn();
  const words = useWords(SEARCH_WORDS);
  const lastPath = useRef(path);

  // Continues with text that was typed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const field = input.current;
    if (!field) return;
    setTyped(field.value || askedFor());
    if (document.activeElement !== field) return;
    setWanted(true);
    if (field.value) keys.open();
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page, another search
  useEffect(() => {
    if (lastPath.current === path) return;
    lastPath.current = path;
    setTyped(askedFor());
    keys.close();
    panel.current?.hidePopover();
  }, [path]);

  function openPanel() {
    panel.current?.togglePopover(true);
    input.current?.focus();
  }

  function clear() {
    setTyped("");
    keys.close();
    input.current?.focus();
  }

  return (
    <>
      <button
        type="button"
        popoverTarget={PANEL_ID}
        onClick={(event) => {
          // Phones show the keyboard only for a focus inside the event handler.
          event.preventDefault();
          openPanel();
        }}
        className="flex size-11 items-center justify-center text-soga-900 hover:text-soga-500 xl:hidden"
      >
        <Search size={22} strokeWidth={1.75} aria-hidden />
        <span className="sr-only">{words.search}</span>
      </button>
      <div
        ref={panel}
        id={PANEL_ID}
        popover="auto"
        className="inset-x-0 top-0 bottom-auto m-0 w-auto max-w-none overflow-visible border-b border-garis bg-mori p-4 text-tinta backdrop:bg-wedel-900/50 xl:static xl:block xl:w-72 xl:min-w-0 xl:border-0 xl:bg-transparent xl:p-0"
      >
        {/* biome-ignore lint/a11y/useSemanticElements: <search> isn't known to every browser we serve */}
        <form
          role="search"
          aria-label={words.shop}
          action={toPath("/product")}
          className="relative flex items-center gap-1"
          onBlur={({ currentTarget, relatedTarget }) => {
            if (!currentTarget.contains(relatedTarget)) keys.close();
          }}
        >
          <span className="relative block min-w-0 grow">
            <Search
              size={18}
              aria-hidden
              className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-abu"
            />
            <input
              ref={input}
              // A combobox: ARIA allows the role on no search field.
              type="text"
              inputMode="search"
              name="q"
              aria-label={words.field}
              placeholder="Kawung, kemeja, sutra …"
              maxLength={100}
              autoComplete="off"
              enterKeyHint="search"
              value={typed}
              onFocus={() => setWanted(true)}
              onChange={(event) => {
                setTyped(event.target.value);
                keys.open();
              }}
              className="block min-h-11 w-full min-w-0 rounded-sm border border-abu bg-putih py-2 pr-11 pl-10 text-base text-tinta placeholder:text-abu xl:text-sm"
              {...keys.input}
            />
            {typed === "" ? null : (
              <button
                type="button"
                onClick={clear}
                className="absolute inset-y-0 right-0 flex w-11 items-center justify-center text-abu hover:text-soga-700"
              >
                <X size={18} aria-hidden />
                <span className="sr-only">{words.clear}</span>
              </button>
            )}
          </span>
          <button
            type="button"
            popoverTarget={PANEL_ID}
            popoverTargetAction="hide"
            className="-mr-2 flex min-h-11 shrink-0 items-center justify-center px-2 font-semibold text-soga-700 xl:hidden"
          >
            {words.cancel}
            <span className="sr-only"> {words.cancelled}</span>
          </button>
          {wanted ? (
            <Suspense>
              <SearchSuggestions id={LIST_ID} typed={typed} keys={keys} />
            </Suspense>
          ) : null}
        </form>
      </div>
    </>
  );
}
