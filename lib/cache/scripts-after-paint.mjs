const SCRIPT = /<script src="(\/_next\/[^"]+)"[^>]* async=""[^>]*><\/script>/g;
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g;
const END = "</body>";

/**
 * Runs in the browser. What is waited for is the first paint with something to read or to look at: a
 * bare background may come before it. A tab that nobody sees paints nothing: it loads its scripts at
 * once, as does a browser that doesn't tell when it has painted. One that says that it tells and
 * doesn't, since it keeps its visitor's times to itself, loads them a while after everything else.
 * @param {string[]} sources
 */
function loadAfterPaint(sources) {
  const LONGEST_PAINT_MS = 2000;
  const load = () => {
    for (const src of sources.splice(0)) {
      document.head.append(Object.assign(document.createElement("script"), { src }));
    }
  };
  const tellsOfPaint = globalThis.PerformanceObserver?.supportedEntryTypes?.includes("paint");
  if (document.hidden || !tellsOfPaint) return load();
  new PerformanceObserver((entries, observer) => {
    if (entries.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    load();
  }).observe({ type: "paint", buffered: true });
  addEventListener("load", () => setTimeout(load, LONGEST_PAINT_MS));
}

/**
 * Runs in the browser. A button that is pressed before the page is alive does its work once it is, as
 * components/layout/alive-signal.tsx tells. Links, forms and the browser's own popovers work at once.
 */
function holdEarlyPresses() {
  /** @type {HTMLButtonElement[]} */
  const held = [];
  /** @param {MouseEvent} event */
  const hold = (event) => {
    const button = event.target.closest("button[type=button]:not([popovertarget])");
    if (!button) return;
    event.stopImmediatePropagation();
    held.push(button);
  };
  const release = () => {
    removeEventListener("click", hold, true);
    for (const button of held) button.click();
  };
  addEventListener("click", hold, true);
  addEventListener("shop:alive", release, { once: true });
}

/**
 * A cached page's HTML, its scripts fetched once it is first painted. The page is complete without
 * them, so they had better not share the line with its style sheet, its fonts and the picture that
 * everybody looks at. All of them are `async`: in which order they come is their own affair.
 * @param {string} html
 */
export function scriptsAfterPaint(html) {
  const sources = [...html.matchAll(SCRIPT)].map(([, source]) => source);
  const page = html.replace(SCRIPT_PRELOAD, "").replace(SCRIPT, "");
  const end = page.lastIndexOf(END);
  if (sources.length === 0 || end === -1) return html;
  const load = `(${loadAfterPaint})(${JSON.stringify(sources)});(${holdEarlyPresses})()`;
  return `${page.slice(0, end)}<script>${load}</script>${page.slice(end)}`;
}
