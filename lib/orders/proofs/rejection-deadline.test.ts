import { addHours, addMinutes } from "date-fns";
import { expect, test } from "vitest";
import { rejectionDeadline } from "./rejection-deadline.ts";

const NOW = new Date("2026-11-21T03:00:00Z");

test.each([
  ["the rest of the earlier deadline", addHours(NOW, 15), 15],
  ["at least six hours", addHours(NOW, 2), 6],
  ["six hours where the earlier one has passed", addHours(NOW, -70), 6],
  ["at most a day", addHours(NOW, 70), 24],
])("another proof has %s", (_name, earlier, hours) => {
  expect(rejectionDeadline(earlier, NOW).at).toEqual(addHours(NOW, hours));
});

test("a reminder precedes the deadline where it doesn't follow the rejection at once", () => {
  expect(rejectionDeadline(addHours(NOW, 12), NOW).hasReminder).toBe(true);
  expect(rejectionDeadline(addMinutes(addHours(NOW, 12), -1), NOW).hasReminder).toBe(false);
});
