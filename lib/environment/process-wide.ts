/** Returns the process's one value of this name. A module's variable would exist once for each bundle of Next. */
export function processWide<Value>(name: string, make: () => Value): Value {
  const values = globalThis as unknown as Record<symbol, Value | undefined>;
  const key = Symbol.for(`sekar.${name}`);
  values[key] ??= make();
  return values[key];
}
