import { expect, test } from "vitest";
import { allowsPrefetch, allowsPrefetchAhead } from "./line.ts";

test.each([
  ["a good line", { effectiveType: "4g" }, true, true],
  ["a middling line", { effectiveType: "3g" }, true, false],
  ["a slow line", { effectiveType: "2g" }, false, false],
  ["a very slow line", { effectiveType: "slow-2g" }, false, false],
  ["a good line that saves data", { effectiveType: "4g", saveData: true }, false, false],
  ["a browser that doesn't tell", undefined, true, false],
])("%s", (_, line, onIntent, ahead) => {
  expect([allowsPrefetch(line), allowsPrefetchAhead(line)]).toEqual([onIntent, ahead]);
});
