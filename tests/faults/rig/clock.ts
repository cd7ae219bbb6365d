import { existsSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const LIBRARIES = "/usr/lib";

/** Returns Debian's library that gives a process a clock of its own (package libfaketime). */
export function findFakeClock(): string | undefined {
  return readdirSync(LIBRARIES)
    .map((folder) => join(LIBRARIES, folder, "faketime/libfaketimeMT.so.1"))
    .find(existsSync);
}

/** A process's clock beside the machine's. */
export type Clock = { settings: Record<string, string>; set: (offset: string) => void };

/** Makes a clock that is right. Without libfaketime it can't be set. */
export function makeClock(folder: string, name: string): Clock {
  const library = findFakeClock();
  if (!library) return { settings: {}, set: () => {} };
  const file = join(folder, `${name}.clock`);
  const set = (offset: string) => writeFileSync(file, offset);
  set("+0");
  return {
    settings: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: "1",
      // Timers go on: only the time of day is wrong.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
      DONT_FAKE_MONOTONIC: "1",
    },
    set,
  };
}
