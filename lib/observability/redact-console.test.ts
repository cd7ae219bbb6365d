import { afterEach, expect, test, vi } from "vitest";
import { redactConsole } from "./redact-console.ts";

const print = console.error;

afterEach(() => {
  console.error = print;
});

test("what Next prints of a page's error has no row in it, and text stays", () => {
  const printed = vi.fn();
  console.error = printed;
  redactConsole();
  const meta = { driverAdapterError: { cause: { detail: "Failing row contains (Ani)." } } };
  const error = Object.assign(new Error("Ani"), { name: "PrismaClientKnownRequestError", meta });
  console.error("⨯", error);
  expect(printed).toHaveBeenCalledExactlyOnceWith("⨯", {
    type: "PrismaClientKnownRequestError",
    database: {},
    stack: expect.any(Array),
  });
});
