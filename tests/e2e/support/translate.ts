import type { Page } from "@playwright/test";

/**
 * Replaces each text of the page as Chrome's translation does: two nested `<font>` elements instead of the text
 * node. Waits for hydration, as a person's translation comes later.
 */
export async function translate(page: Page): Promise<void> {
  await page.locator("#last-toast").waitFor({ state: "attached" });
  // React marks what it has hydrated. A part with a loading file comes, and is hydrated, after the rest.
  await page.waitForFunction(() => {
    const parts = [...document.querySelectorAll("main :is(a, button, input)")];
    const isWhole = parts.length > 0 && document.querySelector("template[id^='B:']") === null;
    return (
      isWhole &&
      parts.every((part) => Object.keys(part).some((key) => key.startsWith("__reactFiber")))
    );
  });
  await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const parent = text.parentElement;
      const isShown =
        parent && !parent.closest("script, style, noscript, template, textarea, font");
      if (!isShown || text.data.trim() === "") continue;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }
  });
}
