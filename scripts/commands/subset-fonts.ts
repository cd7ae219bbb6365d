// `npm run fonts`: subsets the packages' fonts into app/fonts/*.woff2. A page with another letter
// loads the whole font (app/fonts/fonts.ts).
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";
import { inProject } from "../system/paths.mjs";

/** Printable ASCII, and the typographic marks of English and Indonesian. */
const LETTERS = `${Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("")}\u00a0©°·×é–—‘’“”…`;

const FONTS = [
  {
    from: "@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2",
    to: "app/fonts/fraunces-600-basic.woff2",
    // The weight of titles (app/globals.css).
    variationAxes: { wght: 600 },
  },
  {
    from: "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2",
    to: "app/fonts/plus-jakarta-sans-basic.woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
  },
];

export async function main() {
  const { resolve } = createRequire(import.meta.url);
  for (const { from, to, variationAxes } of FONTS) {
    const font = await subsetFont(readFileSync(resolve(from)), LETTERS, {
      targetFormat: "woff2",
      variationAxes,
    });
    writeFileSync(inProject(to), font);
    console.log(`${to}: ${font.length} bytes`);
  }
}
