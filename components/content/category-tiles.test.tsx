import { existsSync } from "node:fs";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CATEGORIES } from "#lib/catalogue/categories.ts";
import { CategoryTiles } from "./category-tiles.tsx";

const html = renderToStaticMarkup(
  <CategoryTiles pictures={[]} prices={[{ category: "Batik Cloth", from: "Rp 245.000" }]} />,
);
const tiles = html.match(/<li>(?:(?!<\/li>).)*<img.*?<\/li>/gs) ?? [];

test("each category has a picture of the shop's own, and none twice", () => {
  const files = tiles.flatMap((tile) => [...tile.matchAll(/\/content\/[\w-]+\.(?:avif|webp)/g)]);
  const paths = new Set(files.map(([path]) => path));
  expect(tiles).toHaveLength(CATEGORIES.length);
  // Three as AVIF, and one as WebP.
  expect(paths.size).toBe(4 * CATEGORIES.length);
  for (const path of paths) expect(existsSync(`public${path}`), path).toBe(true);
});

test("a category with something to sell says from which price on", () => {
  expect(tiles.filter((tile) => tile.includes("from "))).toHaveLength(1);
  expect(tiles.find((tile) => tile.includes("Batik cloth"))).toContain("from Rp 245.000");
});
