import { millisecondsInMinute } from "date-fns/constants";
import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, millisecondsInMinute);
  return () => clearInterval(timer);
}

function thisMinute(): number {
  return Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute;
}

/** Returns the current minute in milliseconds; `madeAt` on the server and during hydration. */
export function useMinute(madeAt: number): number {
  return useSyncExternalStore(subscribe, thisMinute, () => madeAt);
}
