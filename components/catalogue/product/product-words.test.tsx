import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { EXAMPLE_SHIRT } from "#lib/catalogue/example-products.ts";
import type { ProductView } from "#lib/catalogue/schema.ts";
import { MakingLine } from "./making-line.tsx";
import { ProductFacts } from "./product-facts.tsx";

const SHIRT = { ...EXAMPLE_SHIRT, weight: 250, work_days: 4 } as unknown as ProductView;

const facts = (product: Partial<ProductView>) =>
  renderToStaticMarkup(<ProductFacts product={{ ...SHIRT, ...product }} />);

const making = (product: Partial<ProductView>) =>
  renderToStaticMarkup(<MakingLine product={{ ...SHIRT, ...product }} />).replace(/<[^>]*>/g, "");

test("known materials and cuts are English, others the owner's Indonesian", () => {
  const html = facts({ material: "katun Primisima", cut: "Lengan balon" });
  expect(html).toMatch(/<dd class="[^"]*">Primisima cotton</);
  expect(html).toMatch(/<dd lang="id"[^>]*>Lengan balon</);
});

test("the weight is the last fact", () => {
  expect([...facts({}).matchAll(/<dt[^>]*>([^<]*)</g)].at(-1)?.[1]).toBe("Weight");
});

test("the size of a chart in a picture is the list to choose from", () => {
  expect(facts({ size: "See-Image", size_details: "S, M, L" })).toContain(">S, M, L<");
});

test.each([
  [
    { maker: "Bu Sri", origin: "Trusmi, Cirebon", work_days: 75 },
    "Made by Bu Sri, Trusmi, Cirebon, 75 days of work",
  ],
  [
    { maker: "Dua pembatik di Bantul", origin: "Bantul", work_days: 1 },
    "Made by Dua pembatik di Bantul, 1 day of work",
  ],
  [{ maker: "", origin: "Solo", work_days: null }, "Made in Solo"],
  [{ maker: "", origin: "", work_days: 120 }, "120 days of work"],
  [{ maker: "", origin: "", work_days: null }, ""],
])("maker, place and days are one line: %j", (known, line) => {
  expect(making(known)).toBe(line);
});
