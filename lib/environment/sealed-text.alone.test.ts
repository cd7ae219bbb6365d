import { expect, test, vi } from "vitest";

process.env.DATABASE_URL = "postgresql://nobody@localhost/nothing";
process.env.AUTH_SECRET = "a secret of the tests, long enough to be taken";

const { openSealedText, sealText } = await import("./sealed-text.ts");

test("a sealed text is opened again, and looks different each time", () => {
  const sealed = sealText("test", "ani", "kunci rahasia ✓");
  expect(sealed).not.toContain("kunci");
  expect(openSealedText("test", "ani", sealed)).toBe("kunci rahasia ✓");
  expect(sealText("test", "ani", "kunci rahasia ✓")).not.toBe(sealed);
});

test.each([
  ["another purpose", "other", "ani", (sealed: string) => sealed],
  ["another owner", "test", "budi", (sealed: string) => sealed],
  ["another version", "test", "ani", (sealed: string) => sealed.replace("v1.", "v2.")],
  ["a changed character", "test", "ani", (sealed: string) => flipped(sealed)],
  ["a part of it", "test", "ani", (sealed: string) => sealed.slice(0, 20)],
  ["something else", "test", "ani", () => "v1"],
  ["nothing", "test", "ani", () => ""],
])("%s doesn't open it", (_, purpose, owner, change) => {
  const sealed = sealText("test", "ani", "kunci rahasia");
  expect(openSealedText(purpose, owner, change(sealed))).toBeNull();
});

test("another AUTH_SECRET doesn't open it", async () => {
  const sealed = sealText("test", "ani", "kunci rahasia");
  vi.resetModules();
  vi.stubEnv("AUTH_SECRET", "another secret of the tests, as long as the first");
  const other = await import("./sealed-text.ts");
  expect(other.openSealedText("test", "ani", sealed)).toBeNull();
});

function flipped(sealed: string): string {
  const [first, ...rest] = [...sealed].reverse();
  return [first === "A" ? "Q" : "A", ...rest].reverse().join("");
}
