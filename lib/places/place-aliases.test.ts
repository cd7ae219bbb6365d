import { getProvinces, getRegencies } from "idn-area-data";
import { expect, test } from "vitest";
import { PLACE_ALIASES } from "./place-aliases.ts";

const provinces = (await getProvinces()).map(({ name }) => name);
const cities = (await getRegencies()).map(({ name }) => name);

test("every alias points at a place of the data", () => {
  const known = new Set([...provinces, ...cities]);
  expect(Object.keys(PLACE_ALIASES).filter((name) => !known.has(name))).toEqual([]);
});

test.each([
  ["provinces", provinces],
  ["cities", cities],
])("no two %s share an alias, and no alias is the name of another", (_, names) => {
  const owners = new Map(names.map((name) => [name.toLowerCase(), name]));
  for (const name of names) {
    for (const alias of PLACE_ALIASES[name] ?? []) {
      expect([alias, owners.get(alias.toLowerCase()) ?? name]).toEqual([alias, name]);
      owners.set(alias.toLowerCase(), name);
    }
  }
});
