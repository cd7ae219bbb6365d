import { runInNewContext } from "node:vm";
import { expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.ts";

const PAGE =
  '<!DOCTYPE html><html><head><link rel="stylesheet" href="/_next/static/a.css"/>' +
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/main.js"/>' +
  '<script src="/_next/static/one.js" async=""></script>' +
  '<script src="/_next/static/old.js" noModule=""></script></head><body><p>Kemeja</p>' +
  '<script src="/_next/static/main.js" id="_R_" async=""></script>' +
  '<script>self.__next_f.push([1,"Kemeja"])</script></body></html>';

/** A first picture that comes or fails when told. */
class FirstPicture {
  complete = false;
  readonly #heard = new Map<string, () => void>();
  addEventListener(type: string, listener: () => void) {
    this.#heard.set(type, listener);
  }
  end(how: "load" | "error") {
    this.complete = true;
    this.#heard.get(how)?.();
  }
}

/** Opens a page in a fake browser that paints when told. It has one lazy picture. */
function open(
  html: string,
  {
    hidden = false,
    readyState = "interactive",
    supportedEntryTypes = ["paint"],
    first = [] as FirstPicture[],
  } = {},
) {
  const loaded: string[] = [];
  /** Sources of the lazy picture. */
  const sources: object[] = [];
  const lazy = { parentNode: { prepend: (source: object) => sources.push(source) } };
  const waiting: (() => void)[] = [];
  let paint = (_painted: string) => {};
  class PerformanceObserver {
    static supportedEntryTypes = supportedEntryTypes;
    disconnect = () => {
      paint = () => {};
    };
    constructor(seen: (entries: object, observer: PerformanceObserver) => void) {
      paint = (painted) =>
        seen({ getEntriesByName: (name: string) => (name === painted ? [{}] : []) }, this);
    }
    observe() {}
  }
  const document = {
    hidden,
    readyState,
    createElement: () => {
      const element = { remove: () => void sources.splice(sources.indexOf(element), 1) };
      return element;
    },
    querySelectorAll: (selector: string) => (selector.includes("lazy") ? [lazy] : first),
    head: { append: ({ src }: { src: string }) => loaded.push(src) },
  };
  const heard = new Map<string, () => void>();
  const addEventListener = (type: string, listener: () => void) => {
    const before = heard.get(type);
    heard.set(type, before ? () => [before(), listener()] : listener);
  };
  class MutationObserver {
    disconnect() {}
    constructor(seen: () => void) {
      seen();
    }
    observe() {}
  }
  const setTimeout = (work: () => void) => waiting.push(work);
  const URL = { createObjectURL: () => "blob:shop/1" };
  const browser = {
    ...{ Blob, URL, document, PerformanceObserver, MutationObserver },
    ...{ addEventListener, setTimeout },
  };
  const inline = [...html.matchAll(/<script>(\(function[\s\S]*?)<\/script>/g)];
  for (const [, script = ""] of inline) runInNewContext(script, browser);
  const passTime = () => {
    for (const work of waiting.splice(0)) work();
  };
  const finish = () => {
    document.readyState = "interactive";
    heard.get("DOMContentLoaded")?.();
  };
  if (readyState === "interactive") finish();
  return {
    loaded,
    sources,
    passTime,
    finish,
    paint: (painted: string) => paint(painted),
    load: heard.get("load"),
    scroll: heard.get("scroll"),
  };
}

test("a page names no script but for old browsers, and keeps everything else", () => {
  const html = deferScripts(PAGE);
  expect(html.match(/<script[^>]*\ssrc=[^>]*>/g)).toEqual([
    '<script src="/_next/static/old.js" noModule="">',
  ]);
  expect(html).not.toContain('as="script"');
  expect(html).toContain('<link rel="stylesheet" href="/_next/static/a.css"/>');
  expect(html).toContain('<script>self.__next_f.push([1,"Kemeja"])</script>');
});

test("somebody who scrolls before the page is whole gets its pictures, and its scripts then", () => {
  const tab = open(deferScripts(PAGE), { readyState: "loading" });
  expect(tab.sources).toHaveLength(1);
  tab.scroll?.();
  expect(tab.sources).toEqual([]);
  expect(tab.loaded).toEqual([]);
  tab.finish();
  expect(tab.loaded).toHaveLength(2);
});

test("its scripts come once, when something of the page is painted", () => {
  const tab = open(deferScripts(PAGE));
  expect(tab.loaded).toEqual([]);
  tab.paint("first-paint");
  expect(tab.loaded).toEqual([]);
  tab.paint("first-contentful-paint");
  tab.paint("first-contentful-paint");
  expect(tab.loaded).toEqual(["/_next/static/one.js", "/_next/static/main.js"]);
});

test("they come as well when everything has, and no paint was told of", () => {
  const tab = open(deferScripts(PAGE));
  tab.load?.();
  expect(tab.loaded).toEqual([]);
  tab.passTime();
  tab.paint("first-contentful-paint");
  expect(tab.loaded).toHaveLength(2);
});

test("they come after the first pictures, however these end", () => {
  const first = [new FirstPicture(), new FirstPicture()];
  const tab = open(deferScripts(PAGE), { first });
  tab.paint("first-contentful-paint");
  first[0]?.end("load");
  expect(tab.loaded).toEqual([]);
  first[1]?.end("error");
  expect(tab.loaded).toHaveLength(2);
});

test("they don't wait long for a picture", () => {
  const tab = open(deferScripts(PAGE), { first: [new FirstPicture()] });
  tab.paint("first-contentful-paint");
  expect(tab.loaded).toEqual([]);
  tab.passTime();
  expect(tab.loaded).toHaveLength(2);
});

test("somebody who scrolls gets everything at once", () => {
  const tab = open(deferScripts(PAGE), { first: [new FirstPicture()] });
  tab.scroll?.();
  expect(tab.loaded).toHaveLength(2);
  expect(tab.sources).toEqual([]);
});

test("a lazy picture is empty until the first ones have come", () => {
  const picture = new FirstPicture();
  const tab = open(deferScripts(PAGE), { first: [picture] });
  expect(tab.sources).toMatchObject([{ srcset: "blob:shop/1" }]);
  tab.paint("first-contentful-paint");
  expect(tab.sources).toHaveLength(1);
  picture.end("load");
  expect(tab.sources).toEqual([]);
});

test.each([
  ["in a tab that nobody sees", { hidden: true }],
  ["in a browser that tells of no paint", { supportedEntryTypes: [] }],
])("they come at once %s", (_, tab) => {
  expect(open(deferScripts(PAGE), tab).loaded).toHaveLength(2);
});

test("what is no whole page stays as it is", () => {
  const part = '<script src="/_next/static/one.js" async=""></script>';
  expect(deferScripts(part)).toBe(part);
  expect(deferScripts("<head></head>Kemeja")).toBe("<head></head>Kemeja");
});
