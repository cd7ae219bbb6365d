import { vi } from "vitest";

type Methods = Record<string, (...args: unknown[]) => Promise<unknown>>;

/**
 * Has the first call of a table's method answer what it finds now, and only once the function that
 * comes back is called; later calls aren't touched.
 */
export function holdFirst(table: object, name: "findMany" | "findUnique"): () => void {
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const methods = table as Methods;
  const own = methods[name];
  vi.spyOn(methods, name).mockImplementationOnce(async (...args) => {
    const found = await own?.apply(table, args);
    await held;
    return found;
  });
  return goOn;
}
