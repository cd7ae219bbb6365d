import { expect, test } from "vitest";
import type { Language } from "../language/languages.ts";
import { DEMO_FACTS } from "./facts.ts";
import { hasDates, noticesOf, openDay } from "./notices.ts";

const NONE = { from: "", until: "" };
const sentences = (en: string, id = "") => {
  const words = (text: string, lang: Language) => ({
    ...DEMO_FACTS.words[lang],
    announcement: { text, lang },
  });
  return { words: { en: words(en, "en"), id: words(id, "id") } };
};
const textsOf = (...asked: Parameters<typeof noticesOf>) =>
  noticesOf(...asked).map(({ text }) => text);
const OPEN = { from: "", until: "" };
const HOLIDAY = { from: "2026-12-24", until: "2026-12-27" };
const at = (moment: string) => new Date(`${moment}+07:00`);

test("the owner's words stand on their days, both included, as Jakarta counts them", () => {
  const announcement = { from: "2026-12-01", until: "2026-12-02" };
  const shown = (moment: string) =>
    textsOf({ announcement, closed: OPEN, ...sentences("Bazaar!", "Bazar!") }, "en", at(moment));
  expect(shown("2026-11-30T23:59")).toEqual([]);
  expect(shown("2026-12-01T00:00")).toEqual(["Bazaar!"]);
  expect(shown("2026-12-02T23:59")).toEqual(["Bazaar!"]);
  expect(shown("2026-12-03T00:00")).toEqual([]);
  const always = { announcement: NONE, closed: OPEN, ...sentences("New cloth", "Kain baru") };
  expect(textsOf(always, "en", new Date())).toEqual(["New cloth"]);
  expect(textsOf(always, "id", new Date())).toEqual(["Kain baru"]);
});

test("closed days are announced a week before, and until they are over", () => {
  const shown = (moment: string) =>
    textsOf({ announcement: NONE, closed: HOLIDAY, ...sentences("") }, "en", at(moment));
  expect(shown("2026-12-16T23:59")).toEqual([]);
  expect(shown("2026-12-17T00:00")).toEqual([
    "We are closed 24 – 27 December 2026. Orders are packed again from 28 December 2026.",
  ]);
  expect(shown("2026-12-27T23:59")).toHaveLength(1);
  expect(shown("2026-12-28T00:00")).toEqual([]);
});

test("nothing is sent on closed days", () => {
  const day = (moment: string) => openDay(at(moment), HOLIDAY).toISOString();
  expect(day("2026-12-23T00:00")).toBe("2026-12-22T17:00:00.000Z");
  expect(day("2026-12-25T00:00")).toBe("2026-12-27T17:00:00.000Z");
  expect(openDay(at("2026-12-25T00:00"), OPEN)).toEqual(at("2026-12-25T00:00"));
});

test("only dates make a page change overnight", () => {
  expect(hasDates({ announcement: NONE, closed: OPEN })).toBe(false);
  expect(hasDates({ announcement: NONE, closed: HOLIDAY })).toBe(true);
});
