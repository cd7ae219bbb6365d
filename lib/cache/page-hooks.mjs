const HOOKS = Symbol.for("sekar.pageHooks");

export function pageHooks() {
  return globalThis[HOOKS] ?? {};
}

export function setPageHooks(hooks) {
  globalThis[HOOKS] = hooks;
}
