import { expect, test } from "vitest";
import { type Toast, takeToasts, toast, whenToastWaits } from "./toast.ts";

test("what is raised before anything shows it waits, calls for it and comes in its order", () => {
  let calls = 0;
  const stopCalling = whenToastWaits(() => {
    calls += 1;
  });
  toast.error("Network failure");
  toast.success("Added");
  expect(calls).toBe(2);
  const shown: Toast[] = [];
  const stopTaking = takeToasts((one) => shown.push(one));
  toast.success("Removed");
  expect(shown.map(({ message }) => message)).toEqual(["Network failure", "Added", "Removed"]);
  expect(calls).toBe(2);
  stopTaking();
  stopCalling();
});

test("a toast that was raised before anybody listened calls at once", () => {
  toast.error("Early");
  let called = false;
  whenToastWaits(() => {
    called = true;
  })();
  expect(called).toBe(true);
  takeToasts(() => {})();
});
