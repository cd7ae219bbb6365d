import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ANSWER_PAIRS, answerIn } from "./answer-words.ts";

const source = globSync("lib/**/*.ts")
  .filter((path) => !/answer-words|\.test\./.test(path))
  .map((path) => readFileSync(path, "utf8"))
  .join("\n");

test("each English message is one that the code says", () => {
  const isSaid = (english: string) =>
    english.split("{}").every((part) => source.includes(part) || part.endsWith("pieces")) ||
    source.includes(english.replace(/^The (total|shipping price) /, " "));
  expect(ANSWER_PAIRS.map(([english]) => english).filter((one) => !isSaid(one))).toEqual([]);
});

test("what goes into a message goes into both languages", () => {
  expect(answerIn("id", "Only 2 of Kemeja Kawung left")).toBe("Tinggal 2 Kemeja Kawung");
  expect(answerIn("en", "Only 2 of Kemeja Kawung left")).toBe("Only 2 of Kemeja Kawung left");
  expect(answerIn("id", "Words of another day")).toBe("Words of another day");
  for (const [english, indonesian] of ANSWER_PAIRS) {
    expect(indonesian.split("{}").length, english).toBe(english.split("{}").length);
  }
});
