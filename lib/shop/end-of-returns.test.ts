import { expect, test } from "vitest";
import { endOfReturns } from "./end-of-returns.ts";

test("a piece may come back until the end of the third day after its arrival, in Jakarta", () => {
  const end = new Date("2026-11-15T00:00:00+07:00");
  expect(endOfReturns("2026-11-11T00:00:00+07:00")).toEqual(end);
  expect(endOfReturns("2026-11-11T23:59:00+07:00")).toEqual(end);
});
