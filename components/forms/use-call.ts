import { useCallback, useEffect, useRef, useState } from "react";

type CallOptions<Input, Answer> = {
  call: (input: Input) => Promise<Answer>;
  /** Calls of the same queue wait for each other. */
  queue?: string | undefined;
  /** Runs at once, even if the call has to wait for its queue. */
  onStart?: ((input: Input) => unknown) | undefined;
  /** Part of the call: an error thrown here fails it. */
  onSuccess: (answer: Answer, input: Input) => unknown;
  onError: (error: Error, input: Input) => unknown;
  onSettled: () => unknown;
};

type CallState<Input, Answer> = {
  status: "idle" | "pending" | "success" | "error";
  error: Error | null;
  /** The input of the newest call. */
  variables: Input | undefined;
  data: Answer | undefined;
};

const IDLE = { status: "idle", error: null, variables: undefined, data: undefined } as const;

/** The last call of each queue. */
const queues = new Map<string, Promise<unknown>>();

function inTurn<Answer>(queue: string | undefined, call: () => Promise<Answer>): Promise<Answer> {
  if (queue === undefined) return call();
  const done = (queues.get(queue) ?? Promise.resolve()).then(call);
  queues.set(
    queue,
    done.catch(() => {}),
  );
  return done;
}

/** Run at the end, unless a later call has begun or the component is unmounted. */
export type CallCallbacks<Answer> = {
  onSuccess?: (answer: Answer) => void;
  onError?: (error: Error) => void;
  onSettled?: () => void;
};

/**
 * Makes calls of one kind and holds the state of the newest. The options' callbacks run even after the
 * component is unmounted.
 */
export function useCall<Input, Answer>(options: CallOptions<Input, Answer>) {
  const [state, setState] = useState<CallState<Input, Answer>>(IDLE);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const newest = useRef(0);
  useEffect(() => {
    const numbers = newest;
    return () => {
      numbers.current += 1;
    };
  }, []);

  const run = useCallback(async (input: Input, callbacks: CallCallbacks<Answer> = {}) => {
    newest.current += 1;
    const number = newest.current;
    const isNewest = () => number === newest.current;
    setState({ ...IDLE, status: "pending", variables: input });
    try {
      await latest.current.onStart?.(input);
      const answer = await inTurn(latest.current.queue, () => latest.current.call(input));
      await latest.current.onSuccess(answer, input);
      await latest.current.onSettled();
      if (isNewest()) {
        setState({ status: "success", error: null, variables: input, data: answer });
        callbacks.onSuccess?.(answer);
      }
      return answer;
    } catch (thrown) {
      const error = thrown as Error;
      await latest.current.onError(error, input);
      await latest.current.onSettled();
      if (isNewest()) {
        setState({ ...IDLE, status: "error", error, variables: input });
        callbacks.onError?.(error);
      }
      throw error;
    } finally {
      if (isNewest()) callbacks.onSettled?.();
    }
  }, []);

  const reset = useCallback(() => setState(IDLE), []);

  return {
    ...state,
    run,
    reset,
    isPending: state.status === "pending",
    isSuccess: state.status === "success",
  };
}
