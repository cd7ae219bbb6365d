import { expect, test } from "vitest";
import { CATALOGUE_KEYS } from "#lib/http/catalogue-keys.mjs";
import { config } from "../../proxy.ts";
import { catalogueChoice } from "./catalogue-choice.ts";

type Rule = { has?: { key: string }[] };

const KEYS = Object.keys(catalogueChoice.parsers);

function keysOf(rules: Rule[]): string[] {
  return rules.flatMap(({ has = [] }) => has.map(({ key }) => key));
}

test("next.config.mjs and CATALOGUE_KEYS name every parameter of the catalogue", async () => {
  const { default: next } = await import(new URL("../../next.config.mjs", import.meta.url).href);
  const { beforeFiles }: { beforeFiles: Rule[] } = await next.rewrites();
  expect(keysOf(beforeFiles)).toEqual(KEYS);
  expect(CATALOGUE_KEYS).toEqual(KEYS);
  expect(keysOf(config.matcher.filter((rule) => typeof rule === "object"))).toEqual(KEYS);
});

test("a link is encoded as the filter form is", () => {
  const choice = catalogueChoice.read({ "categories[]": ["Batik Cloth", "Toys"], "sizes[]": "M" });
  expect(choice).toEqual({
    "categories[]": ["Batik Cloth"],
    "sizes[]": ["M"],
    q: "",
    sort: null,
    page: 1,
  });
  expect(catalogueChoice.href({ ...choice, sort: "price-asc" })).toBe(
    "/product?categories%5B%5D=Batik+Cloth&sizes%5B%5D=M&sort=price-asc",
  );
});
