import { expect, test } from "vitest";
import { compareAmount } from "./proof-amount.ts";

test.each([
  [1_271_000, true, "Sesuai"],
  [1_270_000, false, "Kurang Rp 1.000"],
  [1_300_000, false, "Lebih Rp 29.000"],
  [null, true, "Tidak disebutkan"],
])("%j against 1271000", (said, matches, words) => {
  const compared = compareAmount(said, 1_271_000);
  expect({ ...compared, words: compared.words.replaceAll("\u00a0", " ") }).toEqual({
    matches,
    words,
  });
});
