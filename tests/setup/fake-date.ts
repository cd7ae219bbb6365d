import { afterEach, beforeEach, vi } from "vitest";

/** Stops the clock in each test of the file. Timers run, because the database's connections need them. */
export function fakeDate(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => void vi.useRealTimers());
}

/** Moves the stopped clock on. */
export function wait(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}
