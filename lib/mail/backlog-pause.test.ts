import { expect, test } from "vitest";
import { backlogPause } from "./backlog-pause.ts";

test.each([
  [0, 0],
  [25, 100],
  [60_000, 1_000],
])("%d ms of work are followed by a pause of %d ms", (busy, pause) => {
  expect(backlogPause(busy)).toBe(pause);
});
