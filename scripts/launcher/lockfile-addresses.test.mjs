import { expect, it } from "vitest";
import { withAddresses } from "./lockfile-addresses.mjs";

/** @param {Record<string, object>} packages */
function addresses(packages) {
  const lock = JSON.parse(withAddresses(JSON.stringify({ packages }), "https://packages.test/npm"));
  return Object.values(lock.packages).map(({ resolved }) => resolved);
}

it("names where a registry keeps each package, whatever its folder", () => {
  const packages = {
    "": { name: "shop" },
    "node_modules/pg": { version: "8.1.0" },
    "node_modules/@scope/one": { version: "2.0.0-beta.1" },
    "node_modules/@scope/one/node_modules/pg": { version: "7.0.0" },
    "node_modules/alias": { name: "@scope/real", version: "1.0.0" },
  };
  expect(addresses(packages)).toEqual([
    undefined,
    "https://packages.test/npm/pg/-/pg-8.1.0.tgz",
    "https://packages.test/npm/@scope/one/-/one-2.0.0-beta.1.tgz",
    "https://packages.test/npm/pg/-/pg-7.0.0.tgz",
    "https://packages.test/npm/@scope/real/-/real-1.0.0.tgz",
  ]);
});

it("keeps an address that is there", () => {
  const resolved = "https://elsewhere.test/pg.tgz";
  expect(addresses({ "node_modules/pg": { version: "8.1.0", resolved } })).toEqual([resolved]);
});
