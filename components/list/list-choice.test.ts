import { parseAsStringLiteral } from "nuqs/server";
import { expect, test } from "vitest";
import { listChoice, parseAsText } from "./list-choice.ts";

const list = listChoice({
  path: "/list",
  perPage: 20,
  filters: { q: parseAsText, state: parseAsStringLiteral(["new", "old"]) },
});

test("an address is read, and what makes no sense in it is left out", () => {
  const nothing = { q: "", state: null, page: 1 };
  expect(list.read({})).toEqual(nothing);
  expect(list.read({ q: " Sari ", state: "old", page: "2" })).toEqual({
    q: "Sari",
    state: "old",
    page: 2,
  });
  for (const page of ["", "0", "-1", "1.5", "two", "1000001"]) {
    expect(list.read({ q: "", state: "lost", page }), page).toEqual(nothing);
  }
  expect(list.read({ q: "x".repeat(101) }).q).toHaveLength(100);
  expect(list.read({ q: "\0ka\0wung\0" }).q).toBe("kawung");
  expect(list.read({ page: ["2", "3"] }).page).toBe(2);
});

test("an address holds what differs from the whole list", () => {
  expect(list.href({})).toBe("/list");
  expect(list.href({ q: "", state: null, page: 1 })).toBe("/list");
  expect(list.href({ q: "Ibu & Bapak?", page: 2 })).toBe("/list?q=Ibu+%26+Bapak%3F&page=2");
  expect(list.href({ state: "new" }, "/file.csv")).toBe("/file.csv?state=new");
  expect(list.href({ state: "new" }, "/api?per_page=20")).toBe("/api?per_page=20&state=new");
});

test("a written choice is read again", () => {
  const choice = { q: "100% [a] é\t'\"<#+=", state: "old", page: 3 } as const;
  expect(list.read(new URL(list.href(choice), "http://shop.test"))).toEqual(choice);
});

test("a domain's query has no nulls, and the page alone is no filter", () => {
  const choice = list.read({ page: "3" });
  expect(list.query(choice)).toEqual({ q: "", page: 3, per_page: 20 });
  expect(list.isFiltered(choice)).toBe(false);
  expect(list.isFiltered({ ...choice, state: "new" })).toBe(true);
});
