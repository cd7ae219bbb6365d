import { randomUUID } from "node:crypto";
import { millisecondsInDay } from "date-fns/constants";
import { decode } from "next-auth/jwt";
import { beforeEach, expect, test, vi } from "vitest";
import { makeToken, readToken } from "./token.ts";

const AUTH_SECRET = "a secret of the tests, long enough to be taken";
vi.mock(import("../environment/env.ts"), async (original) => ({
  ...(await original()),
  env: () => ({ AUTH_SECRET }) as never,
}));
vi.mock("next-auth/jwt", { spy: true });

beforeEach(() => void vi.mocked(decode).mockClear());

test("a fresh token is read", async () => {
  const id = randomUUID();
  expect(await readToken(await makeToken(id))).toBe(id);
  expect(decode).toHaveBeenCalledTimes(1);
});

test("a token is decrypted once", async () => {
  const id = randomUUID();
  const token = await makeToken(id);
  for (let use = 0; use < 3; use += 1) expect(await readToken(token)).toBe(id);
  expect(decode).toHaveBeenCalledTimes(1);
});

test("a token that was read before still expires", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  try {
    const token = await makeToken(randomUUID());
    expect(await readToken(token)).not.toBeNull();
    vi.setSystemTime(Date.now() + 31 * millisecondsInDay);
    expect(await readToken(token)).toBeNull();
  } finally {
    vi.useRealTimers();
  }
});

test("a changed token isn't", async () => {
  const [header, key, iv, text = "", tag] = (await makeToken(randomUUID())).split(".");
  const changed = text.startsWith("A") ? `B${text.slice(1)}` : `A${text.slice(1)}`;
  expect(await readToken([header, key, iv, changed, tag].join("."))).toBeNull();
});

test.each([
  { alg: "PBES2-HS256+A128KW", enc: "A128GCM", p2c: 10_000 },
  { alg: "A256KW", enc: "A256GCM" },
  { alg: "dir", enc: "A128CBC-HS256" },
  { alg: "dir", enc: "A256GCM", zip: "DEF" },
  { alg: "none" },
])("a token with the header %o is refused before anything is computed", async (header) => {
  const [, ...rest] = (await makeToken(randomUUID())).split(".");
  const named = Buffer.from(JSON.stringify(header)).toString("base64url");
  expect(await readToken([named, ...rest].join("."))).toBeNull();
  expect(decode).not.toHaveBeenCalled();
});
