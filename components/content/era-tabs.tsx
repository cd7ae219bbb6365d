"use client";

import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from "react";
import { useWords } from "#language";
import type { Words } from "#lib/content/pages/fields.ts";
import { words } from "#lib/language/words.ts";

const ERA_WORDS = words({ eras: "Eras" }, { eras: "Zaman" });

type Tab = { id: string; title: Words; years: Words; panel: ReactNode };

/** Steps of each key; Home and End go to the first and last tab. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -1, ArrowDown: 1 };

/**
 * Links to the eras, which the style sheet shows without scripts (globals.css, .eras). Scripts turn them
 * into tabs with keys. The last era opens first.
 */
export function EraTabs({ tabs }: { tabs: readonly Tab[] }) {
  const { eras } = useWords(ERA_WORDS);
  /** Null until hydration. */
  const [chosen, setChosen] = useState<string | null>(null);
  const list = useRef<HTMLElement>(null);
  const isReady = chosen !== null;

  useEffect(() => {
    const read = () => {
      const named = tabs.find(({ id }) => window.location.hash === `#${id}`);
      setChosen((named ?? tabs.at(-1))?.id ?? null);
    };
    read();
    window.addEventListener("hashchange", read);
    return () => window.removeEventListener("hashchange", read);
  }, [tabs]);

  /** Changes the address for sharing, without scrolling. */
  function choose(id: string) {
    setChosen(id);
    window.history.replaceState(null, "", `#${id}`);
  }

  function press(event: MouseEvent, id: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    choose(id);
  }

  function steer(event: KeyboardEvent) {
    const target = keyTarget(
      event.key,
      tabs.findIndex(({ id }) => id === chosen),
      tabs.length,
    );
    const tab = target === null ? undefined : tabs[target];
    if (!tab) return;
    event.preventDefault();
    choose(tab.id);
    list.current?.querySelector<HTMLElement>(`[href="#${tab.id}"]`)?.focus();
  }

  return (
    <div className="eras" data-ready={isReady ? "" : undefined}>
      <nav
        ref={list}
        aria-label={eras}
        onKeyDown={steer}
        {...(isReady ? { role: "tablist" } : {})}
        className="grid grid-cols-2 border-b border-garis min-[22.5rem]:grid-cols-3 md:grid-cols-5"
      >
        {tabs.map(({ id, title, years }) => (
          <a
            key={id}
            href={`#${id}`}
            onClick={(event) => press(event, id)}
            {...(isReady ? tabRole(id, id === chosen) : {})}
            className="era-tab flex min-h-14 flex-col aria-selected:border-soga-700 justify-center border-b-3 border-transparent px-1 py-2 text-soga-700 hover:border-soga-300 md:px-4"
          >
            <span lang={title.lang} className="font-semibold">
              {title.text}
            </span>
            <span lang={years.lang} className="text-sm text-abu tabular-nums">
              {years.text}
            </span>
          </a>
        ))}
      </nav>
      {tabs.map(({ id, panel }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-title`}
          hidden={isReady && id !== chosen}
          {...(isReady ? { role: "tabpanel", tabIndex: 0 } : {})}
          className="era pt-8 sm:pt-12"
        >
          {panel}
        </section>
      ))}
    </div>
  );
}

function tabRole(id: string, isChosen: boolean) {
  return {
    role: "tab",
    "aria-selected": isChosen,
    "aria-controls": id,
    tabIndex: isChosen ? 0 : -1,
  };
}

function keyTarget(key: string, from: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = STEPS[key];
  return step === undefined ? null : (from + step + count) % count;
}
