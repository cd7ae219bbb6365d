import { AsyncLocalStorage } from "node:async_hooks";

const RECORD = Symbol.for("sekar.pageRecord");

// On globalThis for the reason in cache-counters.mjs.
globalThis[RECORD] ??= new AsyncLocalStorage();

export const pageRecord = globalThis[RECORD];
