import { millisecondsInMinute } from "date-fns/constants";
import { useSyncExternalStore } from "react";

function subscribe(onChange: () => void) {
  const timer = setInterval(onChange, millisecondsInMinute);
  return () => clearInterval(timer);
}

function thisMinute(): number {
  return Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute;
}

/** The current minute, in milliseconds; on the server, and while its page wakes up, `madeAt`. */
export function useMinute(madeAt: number): number {
  return useSyncExternalStore(subscribe, thisMinute, () => madeAt);
}
