import { expect, it } from "vitest";
import { chooseSuites } from "./choose-suites.ts";
import { MOST_MINUTES, plans, RARE_SUITES } from "./plans.ts";
import { suites } from "./suites.ts";

const choose = (line: string, changed: string[] = [], listChangedFiles = () => changed) =>
  chooseSuites(line.split(" ").filter(Boolean), suites, listChangedFiles);

it("runs the whole plan without words, and a plan by its name", () => {
  const plan = { args: {}, isCleanBuild: false, mostMinutes: MOST_MINUTES.test };
  expect(choose("")).toEqual({ ...plan, lanes: plans.test });
  expect(choose("check")).toEqual({ ...plan, lanes: plans.check });
  expect(choose("--build")).toEqual({ ...plan, lanes: plans.test, isCleanBuild: true });
  expect(choose("deep")).toEqual({ ...plan, lanes: plans.deep, mostMinutes: MOST_MINUTES.deep });
});

it("runs named suites one after the other", () => {
  expect(choose("domain api")).toMatchObject({ lanes: [["domain", "api"]], args: {} });
});

it("gives files and options to the suite named before them", () => {
  expect(choose("domain tests/domain/cart/cart.test.ts -t stock")).toMatchObject({
    lanes: [["domain"]],
    args: { domain: ["tests/domain/cart/cart.test.ts", "-t", "stock"] },
  });
  expect(choose("e2e --trace on").args).toEqual({ e2e: ["--trace", "on"] });
});

it("finds the suite of a file", () => {
  expect(
    choose("tests/e2e/cart.spec.ts:12 lib/rupiah.test.ts tests/api/fuzz/x.test.ts"),
  ).toMatchObject({
    lanes: [["e2e", "unit", "fuzz"]],
    args: {
      e2e: ["tests/e2e/cart.spec.ts:12"],
      unit: ["lib/rupiah.test.ts"],
      fuzz: ["tests/api/fuzz/x.test.ts"],
    },
  });
});

it("says what it doesn't know", () => {
  expect(() => choose("domian")).toThrow('"domian" is no suite and no test file.');
  expect(() => choose("domain api lib/rupiah.ts")).toThrow("lib/rupiah.ts");
});

it("runs what a change can break, and a changed test alone", () => {
  const check = ["types", "format", "boundaries", "unit"];
  const page = choose("--changed", ["components/cart/cart-line.tsx", "README.md"]);
  expect(page).toMatchObject({ lanes: [check, ["e2e"]], args: {} });

  const rule = choose("--changed main", [
    "lib/orders/status/order-status.ts",
    "tests/api/auth.test.ts",
  ]);
  expect(rule).toMatchObject({
    lanes: [[...check, "domain", "api"], ["e2e"]],
    args: { domain: ["--changed=main"] },
  });

  const tests = choose("--changed", ["tests/api/auth.test.ts", "tests/api/uploads/s.test.ts"]);
  expect(tests).toMatchObject({
    lanes: [[...check, "api"], ["uploads"]],
    args: { api: ["tests/api/auth.test.ts"], uploads: ["tests/api/uploads/s.test.ts"] },
  });
});

it("runs all of a suite where a change isn't imported by its tests", () => {
  const check = ["types", "format", "boundaries", "unit"];
  const migration = choose("--changed", ["prisma/migrations/1_a/migration.sql"]);
  expect(migration).toMatchObject({
    lanes: [[...check, "slow", "domain", "api"], ["e2e"]],
    args: {},
  });
  expect(migration.args).toEqual({});
  expect(choose("--changed", ["Dockerfile"]).lanes).toEqual([[...check, "slow"], ["containers"]]);
});

it("leaves rare deep suites out where nothing that they cover has changed, and says so", () => {
  const deep = (changed: string[]) => choose("deep --since HEAD~40", changed);
  const page = deep(["components/cart/cart-line.tsx"]);
  expect(page.lanes.flat()).toEqual(
    plans.deep?.flat().filter((suite) => !RARE_SUITES.includes(suite)),
  );
  expect(page.leftOut).toBe(
    "Left out: containers, pooler, failover, fuzz, faults. Nothing that they cover has changed since HEAD~40.",
  );
  expect(deep(["lib/orders/schema.ts"]).leftOut).toMatch(
    /^Left out: containers, pooler, failover, faults\./,
  );
  expect(deep(["tests/api/fuzz/plans.ts"]).leftOut).toMatch(
    /^Left out: containers, pooler, failover, faults\./,
  );
  expect(deep(["Dockerfile"]).leftOut).toMatch(/^Left out: pooler, failover, fuzz, faults\./);
  expect(deep(["lib/database/pool.ts"]).leftOut).toMatch(/^Left out: containers, fuzz\./);
});

it("runs every deep suite where git doesn't know the commit", () => {
  const inShallowClone = () => {
    throw new Error("unknown revision");
  };
  const { lanes, leftOut } = choose("deep --since HEAD~40", [], inShallowClone);
  expect({ lanes, leftOut }).toEqual({ lanes: plans.deep, leftOut: undefined });
});
