import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { shopEnvironment } from "./shop-environment.ts";

let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "shop-environment-"));
  vi.stubEnv("DATA_DIR", folder);
  for (const name of ["SEED_DEMO", "SHOP_WHATSAPP", "EMBEDDED_DATABASE", "DEV_MAIL_KEY"]) {
    vi.stubEnv(name, undefined);
  }
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function environmentOn(server: "embedded" | "own"): NodeJS.ProcessEnv {
  const url = "postgresql://nobody@127.0.0.1:9/none";
  return shopEnvironment({ url, embedded: server === "embedded", release: async () => {} });
}

test("the embedded database gets the demo, and a server of the operator's doesn't", () => {
  expect(environmentOn("embedded").SEED_DEMO).toBe("1");
  expect(environmentOn("own").SEED_DEMO).toBe("0");
});

test("SEED_DEMO decides where it is set", () => {
  vi.stubEnv("SEED_DEMO", "1");
  expect(environmentOn("own").SEED_DEMO).toBe("1");
  vi.stubEnv("SEED_DEMO", "0");
  expect(environmentOn("embedded").SEED_DEMO).toBe("0");
});

test("only the demo has a made-up WhatsApp number, and a setting replaces it", () => {
  expect(environmentOn("embedded").SHOP_WHATSAPP).toMatch(/^62800+$/);
  expect(environmentOn("own").SHOP_WHATSAPP).toBe("");
  for (const set of ["6281234567890", ""]) {
    vi.stubEnv("SHOP_WHATSAPP", set);
    expect(environmentOn("embedded").SHOP_WHATSAPP).toBe(set);
  }
});

// lib/observability/environment-warnings.ts warns of the embedded database at a public address.
test("the shop's processes know the embedded database, and only there the key to the demo's mail", () => {
  expect(environmentOn("embedded")).toMatchObject({
    EMBEDDED_DATABASE: "1",
    DEV_MAIL_KEY: expect.stringMatching(/^[\w-]{22}$/),
  });
  const own = environmentOn("own");
  expect([own.EMBEDDED_DATABASE, own.DEV_MAIL_KEY]).toEqual([undefined, undefined]);
});
