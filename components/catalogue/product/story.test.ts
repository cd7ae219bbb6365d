import { expect, test } from "vitest";
import { partStory } from "./story.ts";

test.each([
  ["two sentences lead", "Satu. Dua! Tiga.", "Satu. Dua!", "Tiga."],
  ["also across paragraphs", "Satu.\n\nDua.\n\nTiga. Empat.", "Satu.\n\nDua.", "Tiga. Empat."],
  ["a short text has no rest", "Kemeja uji coba.", "Kemeja uji coba.", ""],
  ["a figure ends no sentence", "Panjang 2.5 m. Dua.", "Panjang 2.5 m. Dua.", ""],
  [
    "an address isn't parted",
    "Lihat www.a.id/?b=C. Dua. Tiga.",
    "Lihat www.a.id/?b=C. Dua.",
    "Tiga.",
  ],
  [
    "a long second sentence follows later",
    `Satu. A${"a".repeat(400)}.`,
    "Satu.",
    `A${"a".repeat(400)}.`,
  ],
  ["a long first sentence too", "a ".repeat(400), "", "a ".repeat(400).trim()],
])("%s", (_, description, lead, rest) => {
  expect(partStory(description)).toEqual({ lead, rest });
});
