import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { BENCHES } from "../../scripts/testing/benches.ts";
import { distinctChoices, supply } from "../bench/support/addresses.ts";
import { alternate, median, percentile } from "../bench/support/rounds.ts";

const names = Object.keys(BENCHES).sort();

test("npm run bench runs every file of tests/bench", () => {
  const files = readdirSync("tests/bench").filter((name) => name.endsWith(".ts"));
  expect(files.map((name) => name.replace(/\.ts$/, "")).sort()).toEqual(names);
});

test("the documentation names every bench", () => {
  const [, section = ""] = readFileSync("docs/contributing.md", "utf8").split(
    "## The shop's speed",
  );
  const rows = section.split("\n## ")[0]?.matchAll(/^\| (`.*?`) \|/gm) ?? [];
  const named = [...rows].flatMap(([, cell = ""]) => [...cell.matchAll(/`([\w-]+)`/g)]);
  expect(named.map(([, name]) => name).sort()).toEqual(names);
});

test("variants are measured in turn, every second round backwards, after a warm-up", async () => {
  const calls: string[] = [];
  const variant = (name: string) => async (seconds: number) => {
    calls.push(`${name} ${seconds}`);
    return calls.length;
  };
  const found = await alternate({ a: variant("a"), b: variant("b") }, { rounds: 2, seconds: 5 });
  expect(calls).toEqual(["a 1", "b 1", "a 5", "b 5", "b 5", "a 5"]);
  expect(found).toEqual({ a: [3, 6], b: [4, 5] });
});

test("medians and percentiles", () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(median([4, 1, 2, 3])).toBe(2.5);
  const hundred = Array.from({ length: 100 }, (_, at) => 100 - at);
  expect(percentile(hundred, 0.95)).toBe(96);
  expect(percentile([7], 0.95)).toBe(7);
});

test("addresses of first visits are distinct, and so are their choices", () => {
  const paths = distinctChoices("parang");
  expect(paths.length).toBeGreaterThan(4_000);
  const choices = paths.map((path) => {
    const { searchParams } = new URL(path, "http://shop.test");
    return [...searchParams].map((pair) => pair.join("=")).sort();
  });
  expect(new Set(choices.map(String)).size).toBe(paths.length);
});

test("a supply takes each element once before it begins anew", () => {
  const take = supply([1, 2, 3, 4, 5]);
  expect([take(2), take(2), take(2)]).toEqual([
    [1, 2],
    [3, 4],
    [1, 2],
  ]);
});
