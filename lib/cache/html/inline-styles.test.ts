import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { inlineStyles } from "./inline-styles.ts";

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
