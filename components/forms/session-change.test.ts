import { expect, test, vi } from "vitest";
import { ApiError } from "#lib/http/browser/client.ts";
import { announceSessionChange, whenSessionChanges } from "./session-change.ts";

const ENDED = new ApiError(401, "Please sign in first", {});

test("a call without a live session or with another account's is told, and no other error is", () => {
  const show = vi.fn();
  const stop = whenSessionChanges(show);
  for (const error of [
    null,
    new Error("x"),
    new ApiError(403, "x", {}),
    new ApiError(409, "x", { soldOut: [] }),
    new ApiError(0, "x", {}),
  ]) {
    expect(announceSessionChange(error)).toBe(false);
  }
  expect(show).not.toHaveBeenCalled();
  expect(announceSessionChange(ENDED)).toBe(true);
  expect(show).toHaveBeenLastCalledWith({ signedInAs: null });
  const other = new ApiError(409, "x", { signed_in_as: "budi@example.com" });
  expect(announceSessionChange(other)).toBe(true);
  expect(show).toHaveBeenLastCalledWith({ signedInAs: "budi@example.com" });
  stop();
  expect(announceSessionChange(ENDED)).toBe(true);
  expect(show).toHaveBeenCalledTimes(2);
});
