import { expect, test } from "vitest";
import { inEnglish } from "./trait-words.ts";

test("known words are told in English, whatever their case; names of an object's own parts are none", () => {
  expect(inEnglish(" Katun Primisima")).toBe("Primisima cotton");
  for (const word of ["Tenun ikat", "__proto__", "constructor", "tostring"]) {
    expect(inEnglish(word)).toBeUndefined();
  }
});
