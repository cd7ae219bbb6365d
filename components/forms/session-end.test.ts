import { expect, test, vi } from "vitest";
import { ApiError } from "#lib/http/browser/client.ts";
import { announceSessionEnd, whenSessionEnds } from "./session-end.ts";

test("a call without a live session is told, and no other error is", () => {
  const show = vi.fn();
  const stop = whenSessionEnds(show);
  for (const error of [
    null,
    new Error("x"),
    new ApiError(403, "x", {}),
    new ApiError(0, "x", {}),
  ]) {
    expect(announceSessionEnd(error)).toBe(false);
  }
  expect(show).not.toHaveBeenCalled();
  expect(announceSessionEnd(new ApiError(401, "Please sign in first", {}))).toBe(true);
  expect(show).toHaveBeenCalledTimes(1);
  stop();
  expect(announceSessionEnd(new ApiError(401, "Please sign in first", {}))).toBe(true);
  expect(show).toHaveBeenCalledTimes(1);
});
