/**
 * Returns the process's one value of this name, made at its first use. A module's own variable would exist
 * once for each bundle of Next that holds the module.
 */
export function processWide<Value>(name: string, make: () => Value): Value {
  const values = globalThis as unknown as Record<symbol, Value | undefined>;
  const key = Symbol.for(`sekar.${name}`);
  values[key] ??= make();
  return values[key];
}
