import { vi } from "vitest";
import { makeGate } from "./gate.ts";

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

/**
 * Holds the result of a method's first call back until `release`. Later calls run as usual. `isHeld`
 * resolves once the first call has its result.
 */
export function holdFirst(table: object, name: "findMany" | "findUnique") {
  const held = makeGate();
  const released = makeGate();
  const methods = table as Methods;
  const own = methods[name];
  vi.spyOn(methods, name).mockImplementationOnce(async (...args) => {
    const found = await own?.apply(table, args);
    held.open();
    await released.opened;
    return found;
  });
  return { isHeld: held.opened, release: released.open };
}
