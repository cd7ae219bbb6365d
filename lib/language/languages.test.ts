import { expect, test } from "vitest";
import { languageOf, pathIn, plainPath } from "./languages.ts";

test.each([
  ["/home", "/id/home"],
  ["/product?q=biru", "/id/product?q=biru"],
  ["/faq#payment", "/id/faq#payment"],
  ["/ideas", "/id/ideas"],
])("%s is %s in Indonesian, and leads back", (english, indonesian) => {
  expect(pathIn("id", english)).toBe(indonesian);
  expect(pathIn("id", indonesian)).toBe(indonesian);
  expect(pathIn("en", indonesian)).toBe(english);
  expect(plainPath(indonesian)).toBe(english);
  expect([languageOf(english), languageOf(indonesian)]).toEqual(["en", "id"]);
});

test.each([
  "/api/product",
  "/dashboard",
  "/media/a/b.avif",
  "https://wa.me/62",
  "//host/a",
  "#main",
])("%s has no language", (address) => expect(pathIn("id", address)).toBe(address));
