import { vi } from "vitest";
import { makeGate } from "./gate.ts";

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

/**
 * Has the first call of a table's method answer what it finds now, and only once `goOn` is called;
 * later calls aren't touched. `isHeld` resolves when that answer was found.
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
  return { isHeld: held.opened, goOn: released.open };
}
