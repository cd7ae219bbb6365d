import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { nodeFault } from "./node-version.mjs";

describe("nodeFault", () => {
  it.each(["20.17.0", "20.20.2", "22.9.0", "23.0.0", "24.21.0", "100.1.0"])(
    "accepts Node %s",
    (version) => {
      expect(nodeFault(version)).toBeUndefined();
    },
  );

  it.each(["8.17.0", "12.22.12", "18.20.4", "20.16.0", "21.7.3", "22.8.0"])(
    "says in one line that %s is too old",
    (version) => {
      expect(nodeFault(version)).toMatch(
        /^Sekar Batik needs Node 20\.17, Node 22\.9 .* this is Node \d+[^\n]*$/,
      );
      expect(nodeFault(version)).toContain(version);
    },
  );
});

it("demands what package.json says", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"));
  expect(engines.node).toBe("^20.17.0 || >=22.9.0");
  expect(nodeFault("22.8.0")).toContain("Node 20.17, Node 22.9 or newer");
});
