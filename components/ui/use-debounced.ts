import { useEffect, useMemo, useRef } from "react";

type Debounced<Value> = {
  /** Runs with the last value after a pause. */
  call: (value: Value) => void;
  /** Runs at once with the waiting value, if there is one. */
  flush: () => void;
};

/** Debounces a callback by `ms` milliseconds. On unmount a waiting call still runs. */
export function useDebounced<Value>(run: (value: Value) => void, ms: number): Debounced<Value> {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  const debounced = useMemo(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waiting: { value: Value } | null = null;
    const flush = () => {
      clearTimeout(timer);
      const due = waiting;
      waiting = null;
      if (due) latest.current(due.value);
    };
    const call = (value: Value) => {
      clearTimeout(timer);
      waiting = { value };
      timer = setTimeout(flush, ms);
    };
    return { call, flush };
  }, [ms]);
  useEffect(() => debounced.flush, [debounced]);
  return debounced;
}
