import { expect, test } from "vitest";
import { within } from "./within.ts";

test("work that answers in time is answered, and its own failure is its own", async () => {
  await expect(within(60_000, Promise.resolve("done"))).resolves.toBe("done");
  await expect(within(60_000, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("work that never answers is given up", async () => {
  await expect(within(1, new Promise(() => {}))).rejects.toThrow("no answer within 1 ms");
});
