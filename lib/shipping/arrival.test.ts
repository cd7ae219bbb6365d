import { expect, test } from "vitest";
import { arrivalDays, arrivalText, shouldHaveArrived } from "./arrival.ts";

const OPEN = { closed: { from: "", until: "" }, dispatchHours: 24 };

const words = (etd: string, paidAt: string) => {
  const days = arrivalDays(etd, new Date(paidAt), OPEN);
  return days && arrivalText(days);
};

test("a parcel leaves on the business day after the payment", () => {
  // A Wednesday noon in Jakarta.
  expect(words("1-2", "2026-11-25T05:00:00Z")).toBe("Fri 27 – Sat 28 Nov");
  expect(words("1", "2026-11-25T05:00:00Z")).toBe("Fri 27 Nov");
});

test("a shop that needs three days hands over on the third business day", () => {
  const days = arrivalDays("1", new Date("2026-11-25T05:00:00Z"), { ...OPEN, dispatchHours: 72 });
  expect(days && arrivalText(days)).toBe("Tue 1 Dec");
});

test("nothing is handed over on closed days", () => {
  const closed = { from: "2026-11-26", until: "2026-11-29" };
  const days = arrivalDays("1", new Date("2026-11-25T05:00:00Z"), { ...OPEN, closed });
  expect(days && arrivalText(days)).toBe("Tue 1 Dec");
});

test("nothing is handed over on a weekend, and the carrier's days go on", () => {
  // A Thursday: handed over on Friday.
  expect(words("1-2", "2026-11-19T05:00:00Z")).toBe("Sat 21 – Sun 22 Nov");
  // A Friday: handed over on Monday.
  expect(words("1-3", "2026-11-27T05:00:00Z")).toBe("Tue 1 – Thu 3 Dec");
});

test("both months are said where they differ", () => {
  expect(words("3-4", "2026-11-26T05:00:00Z")).toBe("Mon 30 Nov – Tue 1 Dec");
});

test("the day is Jakarta's, not the server's", () => {
  // Already Thursday in Jakarta.
  expect(words("1", "2026-11-25T18:00:00Z")).toBe("Sat 28 Nov");
});

test("an estimate without days has no dates", () => {
  expect(words("", "2026-11-25T05:00:00Z")).toBeNull();
});

test("a parcel is due from the last day of its estimate on", () => {
  const sent = new Date("2026-11-25T05:00:00Z");
  expect(shouldHaveArrived("1-2", sent, new Date("2026-11-26T05:00:00Z"))).toBe(false);
  expect(shouldHaveArrived("1-2", sent, new Date("2026-11-26T18:00:00Z"))).toBe(true);
});
