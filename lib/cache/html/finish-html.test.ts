import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, expect, test } from "vitest";
import { deferScripts } from "./defer-scripts.ts";
import { hashScripts, inlineStyles } from "./finish-html.ts";

const build = mkdtempSync(join(tmpdir(), "sekar-build-"));
mkdirSync(join(build, "static/chunks"), { recursive: true });
afterAll(() => rmSync(build, { recursive: true }));

let sheets = 0;

/** Writes a style sheet under a name of its own. Returns its address and its link in Next's HTML. */
function sheet(styles: string): { path: string; link: string } {
  sheets += 1;
  const path = `/_next/static/chunks/shop${sheets}.css`;
  writeFileSync(join(build, path.slice("/_next/".length)), styles);
  return { path, link: linkOf(path) };
}

const linkOf = (path: string) => `<link rel="stylesheet" href="${path}" data-precedence="next"/>`;
const page = (head: string) => `<html><head>${head}</head><body><p>Kemeja $& $1</p></body></html>`;
const inlined = (link: string) => inlineStyles(page(link), build);

test("the style sheet is in the page, and its link loads nothing", async () => {
  const { path, link } = sheet("p{color:red}");
  expect(await inlined(link)).toBe(
    page(
      `<style>p{color:red}</style><link rel="stylesheet" type="text/x-inlined" href="${path}" data-precedence="next"/>`,
    ),
  );
});

test("a style sheet is read once", async () => {
  const { path, link } = sheet("p{color:red}");
  await inlined(link);
  rmSync(join(build, path.slice("/_next/".length)));
  expect(await inlined(link)).toContain("<style>p{color:red}</style>");
});

test("addresses are read from the style sheet's own folder", async () => {
  const { link } = sheet(
    `@font-face{src:url(../media/a.woff2)}p{background:url("b.svg"),url(/c.svg),url(data:x)}`,
  );
  expect(await inlined(link)).toContain(
    `url(/_next/static/media/a.woff2)}p{background:url("/_next/static/chunks/b.svg"),url(/c.svg),url(data:x)}`,
  );
});

test("signs of a replacement pattern stay as they are", async () => {
  const { link } = sheet(`p::after{content:"$& $1"}`);
  expect(await inlined(link)).toContain(`content:"$& $1"`);
});

test.each([
  ["without a style sheet", page("<title>Kemeja</title>")],
  ["whose style sheet is missing", page(linkOf("/_next/static/chunks/gone.css"))],
  [
    "with another site's style sheet",
    page(linkOf("https://cdn.example/_next/static/chunks/shop.css")),
  ],
])("a page %s stays as it is", async (_, html) => {
  expect(await inlineStyles(html, build)).toBe(html);
});

test("a style sheet that would end its element stays outside", async () => {
  const { link } = sheet(`p::after{content:"</style>"}`);
  expect(await inlined(link)).toBe(page(link));
});

const TURBOPACK = '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push(';
const inline = (script: string, attributes = "") =>
  `<p><script${attributes}>${script}</script></p>`;

test.each([
  "(self.__next_f=self.__next_f||[]).push([0])",
  'self.__next_f.push([1,"1:\\"$Sreact.fragment\\"\\n)]\\u003cp"])',
  'self.__next_f.push([3,"AAEC"])',
  `${TURBOPACK}{"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[94553]});`,
])("the framework's %s is allowed by its hash", (script) => {
  const hash = createHash("sha256").update(script).digest("base64");
  expect(hashScripts(inline(script))).toEqual({ hashes: [`'sha256-${hash}'`], refused: 0 });
});

test("so is React's own that keeps a form which is sent early", () => {
  const form = renderToString(createElement("form", { action: () => {} }));
  expect(form).toContain("<script>");
  expect(hashScripts(form)).toMatchObject({ hashes: [expect.any(String)], refused: 0 });
});

test("so is the loader of the page's scripts", () => {
  const page =
    '<html><head><script src="/_next/a.js" async=""></script></head><body></body></html>';
  const { hashes, refused } = hashScripts(deferScripts(page));
  expect([hashes.length, refused]).toEqual([1, 0]);
});

test.each([
  "alert(1)",
  "",
  "self.__next_f.push([1,alert(1)])",
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"]),alert(1)',
  'self.__next_f.push([1,"a"+alert(1)+"b"])',
  'self.__next_f.push([2,"a"])',
  'self.__next_f.push([1,"a",1])',
  "(self.__next_f=self.__next_f||[]).push([0]);alert(1)",
  `${TURBOPACK}{"otherChunks":[],"runtimeModuleIds":[]});alert(1);`,
  `${TURBOPACK}{"otherChunks":[],"runtimeModuleIds":[],"more":1});`,
  `${TURBOPACK}alert(1));`,
  '(function loadAfterPaint(sources) { alert(1) })(["/_next/a.js"])',
])("%s, which no framework wrote, gets no hash", (script) => {
  expect(hashScripts(inline(script))).toEqual({ hashes: [], refused: 1 });
});

test("JSON-LD is no script, and nothing else passes for it", () => {
  expect(hashScripts(inline("{}", ' type="application/ld+json"')).refused).toBe(0);
  const disguised = ' data-type="application/ld+json" type="text/javascript"';
  expect(hashScripts(inline("alert(1)", disguised))).toEqual({ hashes: [], refused: 1 });
});
