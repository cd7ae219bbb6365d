import { expect, test } from "vitest";
import { generateKey, keyAddress, stepOfCode } from "./totp.ts";

/** The key of RFC 6238's test vectors: "12345678901234567890". */
const RFC_KEY = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";

test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("RFC 6238: at %i s the code is %s", (seconds, code) => {
  expect(stepOfCode(RFC_KEY, code, seconds * 1000)).toBe(Math.floor(seconds / 30));
});

test("a code of the step before or after counts as that step", () => {
  const step = Math.floor(1_234_567_890 / 30);
  const at = (steps: number) => (step + steps) * 30_000;
  expect([-2, -1, 0, 1, 2].map((steps) => stepOfCode(RFC_KEY, "005924", at(steps)))).toEqual([
    ...[null, step, step, step, null],
  ]);
});

test.each(["", "12345", "1234567", "００５９２４", "005924\u0000", "abcdef"])(
  "%j is no code",
  (code) => {
    expect(stepOfCode(RFC_KEY, code, 1_234_567_890_000)).toBeNull();
  },
);

test("a key has 160 bits, and an app reads shop and account from its address", () => {
  const key = generateKey();
  expect(key).toMatch(/^[A-Z2-7]{32}$/);
  expect(generateKey()).not.toBe(key);
  const address = new URL(keyAddress(key, "Sekar & Batik", "ani+toko@sekarbatik.test"));
  expect(decodeURIComponent(address.pathname)).toMatch(/Sekar & Batik:ani\+toko@sekarbatik\.test$/);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    ...{ issuer: "Sekar & Batik", secret: key, algorithm: "SHA1", digits: "6", period: "30" },
  });
});
