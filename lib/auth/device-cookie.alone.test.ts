import { randomUUID } from "node:crypto";
import { parseSetCookie } from "cookie";
import { beforeEach, expect, test, vi } from "vitest";
import { deviceCookie, readDevice } from "./device-cookie.ts";

const set = vi.hoisted(() => ({ AUTH_SECRET: "", SITE_URL: "" }));
vi.mock(import("../environment/env.ts"), async (original) => ({
  ...(await original()),
  env: () => set as never,
}));

beforeEach(() => {
  set.AUTH_SECRET = "a secret of the tests, long enough to be taken";
  set.SITE_URL = "https://toko.example";
});

const [SARI, BUDI] = [randomUUID(), randomUUID()];

/** Returns the headers of the next request of a browser that has got the cookie. */
function withCookie(header: string): Headers {
  const { name, value } = parseSetCookie(header);
  return new Headers({ cookie: `token=x; ${name}=${value}` });
}

const signedIn = (...accounts: string[]) =>
  accounts.reduce((headers, id) => withCookie(deviceCookie(headers, id)), new Headers());

test("a browser is known to the account that it has signed in to", () => {
  expect(readDevice(signedIn(SARI))?.accountIds).toEqual([SARI]);
  expect(readDevice(new Headers())).toBeNull();
});

test("the cookie is out of scripts' reach, long-lived, and Secure over https", () => {
  expect(parseSetCookie(deviceCookie(new Headers(), SARI))).toMatchObject({
    name: "device",
    ...{ httpOnly: true, secure: true, sameSite: "lax", path: "/", maxAge: 34_560_000 },
  });
  set.SITE_URL = "http://localhost:3000";
  expect(parseSetCookie(deviceCookie(new Headers(), SARI)).secure).not.toBe(true);
});

test("several people sign in by one browser, which stays the same for each", () => {
  const first = readDevice(signedIn(SARI));
  expect(readDevice(signedIn(SARI, BUDI))?.accountIds).toEqual([BUDI, SARI]);
  const headers = signedIn(SARI);
  const again = withCookie(deviceCookie(headers, BUDI));
  expect(readDevice(again)?.id).toBe(readDevice(headers)?.id);
  expect(readDevice(signedIn(SARI))?.id).not.toBe(first?.id);
});

test("it remembers the last five accounts", () => {
  const six = Array.from({ length: 6 }, () => randomUUID());
  expect(readDevice(signedIn(...six))?.accountIds).toEqual(six.slice(1).reverse());
});

test("nobody makes or changes one without the secret", () => {
  const cookie = signedIn(SARI).get("cookie") ?? "";
  for (const forged of [
    cookie.replace(SARI, BUDI),
    cookie.replace(SARI, `${SARI}~${BUDI}`),
    cookie.slice(0, -1),
    `${cookie.slice(0, cookie.lastIndexOf("."))}.`,
    `device=${randomUUID()}.${SARI}.x`,
    "device=",
    "device=..",
  ]) {
    expect(readDevice(new Headers({ cookie: forged })), forged).toBeNull();
  }
  set.AUTH_SECRET = "another secret of the tests, as long as that one";
  expect(readDevice(new Headers({ cookie }))).toBeNull();
});
