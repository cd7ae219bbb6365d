import { describe, expect, it } from "vitest";
import { nodeVersionError } from "./node-version.mjs";

describe("nodeVersionError", () => {
  it.each(["20.0.0", "20.20.2", "24.21.0", "100.1.0"])("accepts Node %s", (version) => {
    expect(nodeVersionError(version)).toBeUndefined();
  });

  it.each(["8.17.0", "12.22.12", "18.20.4", "19.9.0"])(
    "says in one line that %s is too old",
    (version) => {
      expect(nodeVersionError(version)).toMatch(
        /^Sekar Batik needs Node 20 .* this is Node \d+[^\n]*$/,
      );
      expect(nodeVersionError(version)).toContain(version);
    },
  );
});
