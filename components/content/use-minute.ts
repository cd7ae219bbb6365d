import { useSyncExternalStore } from "react";

const MINUTE_MS = 60_000;

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

function thisMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}

/** The current minute, in milliseconds; on the server, and while its page wakes up, `madeAt`. */
export function useMinute(madeAt: number): number {
  return useSyncExternalStore(subscribe, thisMinute, () => madeAt);
}
