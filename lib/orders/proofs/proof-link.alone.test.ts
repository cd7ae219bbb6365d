import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { proofLink, proofToken, readProofToken } from "./proof-link.ts";

beforeAll(() => {
  process.env.DATABASE_URL = "postgresql://nobody@localhost/nothing";
  process.env.AUTH_SECRET = "a secret of the tests, long enough to be taken";
  process.env.SITE_URL = "https://sekarbatik.test/";
});

test("a token leads back to its order, and is the same each time", () => {
  const id = randomUUID();
  expect(readProofToken(proofToken(id))).toBe(id);
  expect(proofToken(id)).toBe(proofToken(id));
  expect(proofLink(id)).toBe(`https://sekarbatik.test/payment-proof/${proofToken(id)}`);
});

test("a token with any character changed is nobody's", () => {
  const token = proofToken(randomUUID());
  for (let place = 0; place < token.length; place += 1) {
    const other = token[place] === "A" ? "B" : "A";
    expect(readProofToken(token.slice(0, place) + other + token.slice(place + 1))).toBeNull();
  }
});

test("what isn't a token at all is nobody's", () => {
  const id = randomUUID();
  const swapped = proofToken(randomUUID()).slice(0, 22) + proofToken(id).slice(22);
  for (const token of ["", id, "A".repeat(64), `${proofToken(id)}A`, "é".repeat(64), swapped]) {
    expect(readProofToken(token)).toBeNull();
  }
});
