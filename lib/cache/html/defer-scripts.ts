import "server-only";

const SCRIPT = /<script src="(\/_next\/[^"]+)"[^>]* async=""[^>]*><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const END = "</head>";

// Runs in the browser before the page's body. A hidden tab never paints. One time-out is for browsers that never
// report a paint, for privacy; the other for slow pictures.
function loadAfterFirstPictures(sources: string[]) {
  const TIMEOUT_MS = 2000;
  // The framework wouldn't expect this element.
  document.currentScript?.remove();
  // On slow lines browsers begin lazy pictures far below the screen. Until the first ones have come, each has
  // an empty source of any proportion, from the moment when it is parsed: browsers lay out the part of a page
  // that has come. A data: address would end the laziness of its picture.
  const svg = ["<svg xmlns='http://www.w3.org/2000/svg'/>"];
  const empty = URL.createObjectURL(new Blob(svg, { type: "image/svg+xml" }));
  const blanks = new Map<Element, HTMLSourceElement>();
  const parsed = new MutationObserver(() => {
    for (const img of document.querySelectorAll("picture>img[loading=lazy]")) {
      if (blanks.has(img)) continue;
      const blank = document.createElement("source");
      blank.srcset = empty;
      (img.parentNode as Element).prepend(blank);
      blanks.set(img, blank);
    }
  });
  parsed.observe(document, { childList: true, subtree: true });
  const load = () => {
    parsed.disconnect();
    for (const blank of blanks.values()) blank.remove();
    // The framework takes over whole pages only.
    if (document.readyState === "loading") return addEventListener("DOMContentLoaded", load);
    for (const src of sources.splice(0)) {
      document.head.append(Object.assign(document.createElement("script"), { src }));
    }
  };
  const loadAfterPictures = () => {
    const first = [...document.querySelectorAll<HTMLImageElement>("img[fetchpriority=high]")];
    const loadIfComplete = () => {
      if (first.every(({ complete }) => complete)) load();
    };
    for (const picture of first) {
      picture.addEventListener("load", loadIfComplete);
      picture.addEventListener("error", loadIfComplete);
    }
    setTimeout(load, TIMEOUT_MS);
    loadIfComplete();
  };
  addEventListener("DOMContentLoaded", () => {
    const reportsPaint = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint");
    if (document.hidden || !reportsPaint) return load();
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
      observer.disconnect();
      loadAfterPictures();
    }).observe({ type: "paint", buffered: true });
  });
  addEventListener("load", () => setTimeout(load, TIMEOUT_MS));
  for (const wish of ["scroll", "beforeprint"]) addEventListener(wish, load, { once: true });
}

// Runs in the browser: queues clicks on buttons, and replays them once React has hydrated.
function queueEarlyClicks() {
  const queued: HTMLElement[] = [];
  const queue = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      "button[type=button]:not([popovertarget])",
    );
    if (!button) return;
    event.stopImmediatePropagation();
    queued.push(button);
  };
  const replay = () => {
    removeEventListener("click", queue, true);
    for (const button of queued) button.click();
  };
  addEventListener("click", queue, true);
  addEventListener("shop:alive", replay, { once: true });
}

const LOADER_START = `(${loadAfterFirstPictures})(`;
const LOADER_END = `);(${queueEarlyClicks})()`;

/** Returns whether a script is the one that `deferScripts` adds, with any sources. */
export function isLoader(script: string): boolean {
  return Array.isArray(readBetween(script, LOADER_START, LOADER_END));
}

/** Defers a page's scripts until its first pictures, with whose bytes they would compete on the line. */
export function deferScripts(html: string): string {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  const page = html.replace(SCRIPT_PRELOAD, "").replace(SCRIPT, "");
  const end = page.indexOf(END);
  if (sources.length === 0 || end === -1) return html;
  const load = `${LOADER_START}${JSON.stringify(sources)}${LOADER_END}`;
  return `${page.slice(0, end)}<script>${load}</script>${page.slice(end)}`;
}

/** Returns the JSON between two texts; undefined where the text isn't exactly that. */
export function readBetween(text: string, start: string, end: string): unknown {
  if (!text.startsWith(start) || !text.endsWith(end)) return undefined;
  try {
    return JSON.parse(text.slice(start.length, -end.length));
  } catch {
    return undefined;
  }
}
