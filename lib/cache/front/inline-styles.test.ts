import { beforeEach, expect, test } from "vitest";
import { InlineStyles } from "./inline-styles.ts";

const SHEET = "/_next/static/chunks/shop.css";
const LINK = `<link rel="stylesheet" href="${SHEET}" data-precedence="next"/>`;
const page = (head: string) => `<html><head>${head}</head><body><p>Kemeja $& $1</p></body></html>`;

let files: Record<string, string>;
let read: string[];
let styles: InlineStyles;

beforeEach(() => {
  files = { [SHEET]: "p{color:red}" };
  read = [];
  styles = new InlineStyles(async (path) => {
    read.push(path);
    return files[path];
  });
});

test("the style sheet is in the page, and its link loads nothing", async () => {
  expect(await styles.in(page(LINK))).toBe(
    page(
      `<style>p{color:red}</style><link rel="stylesheet" type="text/x-inlined" href="${SHEET}" data-precedence="next"/>`,
    ),
  );
});

test("a style sheet is read once", async () => {
  await styles.in(page(LINK));
  await styles.in(page(LINK));
  expect(read).toEqual([SHEET]);
});

test("addresses are read from the style sheet's own folder", async () => {
  files[SHEET] =
    `@font-face{src:url(../media/a.woff2)}p{background:url("b.svg"),url(/c.svg),url(data:x)}`;
  expect(await styles.in(page(LINK))).toContain(
    `url(/_next/static/media/a.woff2)}p{background:url("/_next/static/chunks/b.svg"),url(/c.svg),url(data:x)}`,
  );
});

test("signs of a replacement pattern stay as they are", async () => {
  files[SHEET] = `p::after{content:"$& $1"}`;
  expect(await styles.in(page(LINK))).toContain(`content:"$& $1"`);
});

test.each([
  ["without a style sheet", page("<title>Kemeja</title>")],
  ["whose style sheet is missing", page(LINK.replace("shop", "gone"))],
  ["with another site's style sheet", page(LINK.replace(SHEET, `https://cdn.example${SHEET}`))],
])("a page %s stays as it is", async (_, html) => {
  expect(await styles.in(html)).toBe(html);
});

test("a style sheet that would end its element stays outside", async () => {
  files[SHEET] = `p::after{content:"</style>"}`;
  expect(await styles.in(page(LINK))).toBe(page(LINK));
});
