import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const SOURCES =
  "{*.ts,{app,components,demo,emails,lib,prisma,scripts,tests}/**/*.{ts,tsx,mts,mjs,cjs}}";

/** Beginnings that turn a doc comment into a clause without a noun. */
const CLAUSE =
  /\/\*\*[\s*]*(?:What|Where|Whether|Who|Whom|Whose|Which|How|That|Why|When|Whoever)\b/g;

function placesIn(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return [...text.matchAll(CLAUSE)].map(
    ({ index }) => `${file}:${text.slice(0, index).split("\n").length}`,
  );
}

test("every doc comment begins with a noun or a verb", () => {
  const files = globSync(SOURCES).filter((file) => !file.startsWith("prisma/generated/"));
  expect(files.length).toBeGreaterThan(1000);
  expect(files.flatMap(placesIn)).toEqual([]);
});
