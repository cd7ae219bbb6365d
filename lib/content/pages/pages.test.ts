import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { en, type Fields, id, type PageValue } from "./fields.ts";
import { flattenPage } from "./flatten-page.ts";
import { localizePage } from "./localize-page.ts";
import { pageSchema } from "./page-schema.ts";
import { PAGES, type PageKey, pageOf } from "./pages.ts";
import { type PageFacts, PLACEHOLDERS } from "./placeholders.ts";

const KEYS = Object.keys(PAGES) as PageKey[];
const FACTS = Object.fromEntries(
  Object.keys(PLACEHOLDERS).map((name) => [name, { en: `${name}_en`, id: `${name}_id` }]),
) as PageFacts;

const FIELDS = {
  title: { kind: "line", label: "Judul" },
  note: { kind: "line", label: "Catatan", isOptional: true },
  text: { kind: "prose", label: "Tulisan" },
  link: { kind: "link", label: "Tautan" },
  picture: { kind: "picture", label: "Gambar" },
  rows: {
    kind: "list",
    label: "Baris",
    item: "Baris",
    fields: { anchor: { kind: "anchor", label: "Alamat" }, name: { kind: "line", label: "Nama" } },
  },
} as const satisfies Fields;

const VALUE: PageValue<typeof FIELDS> = {
  title: en("Title of {name}"),
  note: { en: "", id: "" },
  text: id("Dari **{carriers}**"),
  link: "/faq",
  picture: { src: "/content/uniform-960.webp", alt: id("Kain") },
  rows: [{ anchor: "a", name: en("One") }],
};

function problems(change: object): Record<string, string> {
  const read = pageSchema(FIELDS).safeParse({ ...VALUE, ...change });
  return Object.fromEntries(
    (read.error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );
}

test.each(KEYS)(
  "the default of %s is a value that its form takes, with drawings that exist",
  (key) => {
    const { fields, defaults } = pageOf(key);
    expect(pageSchema(fields).parse(defaults)).toEqual(defaults);
    for (const { text } of flattenPage(fields, defaults)) {
      if (!text.startsWith("/content/")) continue;
      const avif = [320, 480, 960].map((width) => text.replace("-960.webp", `-${width}.avif`));
      for (const path of [text, ...avif]) expect(existsSync(`public${path}`), path).toBe(true);
    }
  },
);

test("in English, customer pages are English by default, terms and privacy Indonesian", () => {
  for (const key of KEYS) {
    const { title } = localizePage(pageOf(key).fields, pageOf(key).defaults, FACTS, "en");
    expect(title, key).toMatchObject({ lang: key === "terms" || key === "privacy" ? "id" : "en" });
  }
});

test("an empty side falls back to the other, with its language and its facts", () => {
  const inEnglish = localizePage(FIELDS, VALUE, FACTS, "en");
  expect(inEnglish.title).toEqual({ text: "Title of name_en", lang: "en" });
  expect(inEnglish.text).toEqual({ text: "Dari **carriers\\_id**", lang: "id" });
  expect(inEnglish.picture.alt).toEqual({ text: "Kain", lang: "id" });
  expect(inEnglish.note).toEqual({ text: "", lang: "en" });
  expect(localizePage(FIELDS, VALUE, FACTS, "id").title).toEqual({
    text: "Title of name_en",
    lang: "en",
  });
});

test("one-line texts lose their line ends, longer ones the carriage returns", () => {
  const read = pageSchema(FIELDS).parse({ ...VALUE, title: en("A \r\n b"), text: en("A\r\nb") });
  expect([read.title.en, read.text.en]).toEqual(["A b", "A\nb"]);
});

test("what is wrong stands beside its field", () => {
  expect(problems({})).toEqual({});
  expect(problems({ title: en("{nama}") })).toEqual({ "title.en": "{nama} tidak dikenal" });
  expect(problems({ title: en(" \u200b") })).toEqual({
    "title.en": "Isi paling sedikit satu bahasa",
  });
  expect(problems({ title: id("x".repeat(301)) })).toEqual({
    "title.id": "Paling banyak 300 karakter",
  });
  expect(problems({ link: "javascript:alert(1)" })).toHaveProperty("link");
  expect(problems({ picture: { src: "https://x.example/a.webp", alt: en("") } })).toHaveProperty([
    "picture.src",
  ]);
  expect(problems({ rows: [VALUE.rows[0], VALUE.rows[0]] })).toHaveProperty("rows");
  expect(problems({ rows: [{ anchor: "b", name: en("") }] })).toHaveProperty(["rows.0.name.en"]);
  expect(problems({ more: 1 })).not.toEqual({});
});

test.each([
  ["[kata](javascript:x)", /tautan/i],
  ["[kata](http://x.example)", /tautan/i],
  ["![k](https://x.example/a.png)", /Gambar/],
  ["[kata](", /belum lengkap/],
  ["**tebal", /belum ditutup/],
  ["<b>tebal</b>", /HTML/],
])("broken Markdown is named: %s", (text, message) => {
  expect(problems({ text: en(text) })["text.en"]).toMatch(message);
});

test("a page is flattened with paths of its form and words of the dashboard", () => {
  const leaves = flattenPage(FIELDS, VALUE);
  expect(leaves).toContainEqual({
    path: "rows.0.name.en",
    label: "Baris 1 › Nama (Inggris)",
    text: "One",
  });
  expect(leaves).toContainEqual({
    path: "picture.src",
    label: "Gambar",
    text: "/content/uniform-960.webp",
  });
});
