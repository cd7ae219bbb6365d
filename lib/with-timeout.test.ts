import { expect, test } from "vitest";
import { withTimeout } from "./with-timeout.ts";

test("work that answers in time is answered, and its own failure is its own", async () => {
  await expect(withTimeout(60_000, Promise.resolve("done"))).resolves.toBe("done");
  await expect(withTimeout(60_000, Promise.reject(new Error("broken")))).rejects.toThrow("broken");
});

test("work that never answers is given up", async () => {
  await expect(withTimeout(1, new Promise(() => {}))).rejects.toThrow("didn't answer within 1 ms");
});
