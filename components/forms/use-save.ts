"use client";

import { useRouter } from "next/navigation";
import { useCallback, useRef, useState, useTransition } from "react";
import { useShowProgress } from "#components/ui/navigation/navigation-progress.ts";
import { toast } from "#components/ui/toast/toast.ts";
import { type AnswerReader, callApi, isSignedOut } from "#lib/http/browser/client.ts";
import { uploadForm } from "#lib/http/browser/upload-client.ts";
import { errorMessageOf, hasNotice } from "./error-messages.ts";
import { type FieldForm, showFieldErrors } from "./field-errors.ts";
import { announceSessionChange, isSessionChange } from "./session-change.ts";
import { type CallCallbacks, useCall } from "./use-call.ts";

export type SaveRequest = {
  path: string;
  /** POST by default. */
  method?: "DELETE" | "GET";
  answer?: AnswerReader<unknown>;
  body?: Record<string, unknown> | FormData;
  headers?: Record<string, string>;
  /** Called with the sent share of a FormData, which is always posted. */
  onProgress?: (share: number) => void;
};

type AnswerTo<Asked> = Asked extends { answer: AnswerReader<infer Answer> }
  ? Answer
  : Asked extends null
    ? null
    : unknown;

type Maybe<Value> = Value | Promise<Value>;
type Message<Args extends unknown[]> = string | null | ((...args: Args) => string | null);

/** The arguments of `save`: the input may be left out where it may be undefined. */
type SaveArguments<Input, Answer> = [undefined] extends [Input]
  ? [input?: Input, callbacks?: CallCallbacks<Answer>]
  : [input: Input, callbacks?: CallCallbacks<Answer>];

export type SaveOptions<Input, Asked, Answer = AnswerTo<Asked>> = {
  /** Saves of the same queue wait for each other. Without one, a second press is dropped. */
  queue?: string;
  /** Runs at once, even if the save has to wait for its queue. */
  onStart?: (input: Input) => unknown;
  /** Returns the request for an input, null for none. The save fails with an error thrown here. */
  request: (input: Input, setProgress: (share: number) => void) => Maybe<Asked>;
  successMessage?: Message<[answer: Answer, input: Input]>;
  /** The toast of an error that no field of `form` shows; null where the page shows it. */
  errorMessage?: Message<[error: Error, input: Input]>;
  /** Shows the server's messages in its fields. */
  form?: FieldForm;
  /** The save stays busy until this ends, and fails with an error thrown here. */
  onSaved?: (answer: Answer, input: Input) => unknown;
  /** The save stays busy until this ends. */
  onFailed?: (error: Error, input: Input) => unknown;
  onSettled?: () => unknown;
  /** Returns whether to refresh the page after this error, or after success (null). */
  refreshes?: (error: Error | null) => boolean;
  /** True where a save leaves the page: it stays busy until then. */
  leaves?: boolean;
  /** True where 401 is an answer to this call, as to a wrong password. Others ask for a new log-in then. */
  answersSignedOut?: boolean;
};

function send({ path, method, answer, onProgress, ...options }: SaveRequest) {
  const reader = answer ?? { parse: (json: unknown) => json };
  return onProgress && options.body instanceof FormData
    ? uploadForm(path, reader, { body: options.body, onProgress })
    : callApi(method ?? "POST", path, reader, options);
}

/** A notice in the form replaces the toast. */
function generalWords(error: Error): string | null {
  return hasNotice(error) ? null : errorMessageOf(error);
}

function pick<Args extends unknown[]>(message: Message<Args> | undefined, ...args: Args) {
  return typeof message === "function" ? message(...args) : message;
}

/** Sends one kind of write to the API, with busy state, one toast, and errors beside the fields. */
export function useSave<Input = void, Asked extends SaveRequest | null = SaveRequest>({
  request,
  successMessage,
  errorMessage = generalWords,
  form,
  onSaved,
  onFailed,
  onSettled,
  refreshes,
  leaves = false,
  answersSignedOut = false,
  queue,
  onStart,
}: SaveOptions<Input, Asked>) {
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const [progress, setProgress] = useState<number | null>(null);
  // Set at once: a second press may come before the button renders as busy.
  const isSending = useRef(false);

  const isOfSession = (error: Error | null) =>
    isSessionChange(error) && !(answersSignedOut && isSignedOut(error));

  function settle(error: Error | null) {
    if (!isOfSession(error) && refreshes?.(error)) startRefresh(() => router.refresh());
    isSending.current = leaves && error === null;
  }

  function tell(error: Error, input: Input) {
    const isShown = form !== undefined && showFieldErrors(error, form);
    const said = isShown ? null : pick(errorMessage, error, input);
    if (said) toast.error(said);
  }

  const { run, ...call } = useCall<Input, AnswerTo<Asked>>({
    queue,
    onStart,
    async call(input) {
      const asked = await request(input, setProgress);
      return (asked === null ? null : await send(asked)) as AnswerTo<Asked>;
    },
    async onSuccess(answer, input) {
      const said = pick(successMessage, answer, input);
      if (said) toast.success(said);
      await onSaved?.(answer, input);
      settle(null);
    },
    async onError(error, input) {
      if (isOfSession(error)) announceSessionChange(error);
      else tell(error, input);
      await onFailed?.(error, input);
      settle(error);
    },
    onSettled() {
      setProgress(null);
      return onSettled?.();
    },
  });

  const isLeaving = leaves && call.isSuccess;
  useShowProgress(isLeaving);

  const isQueued = queue !== undefined;
  const save = useCallback(
    (...[input, callbacks]: SaveArguments<Input, AnswerTo<Asked>>) => {
      if (isSending.current && !isQueued) return;
      isSending.current = true;
      // The state has the error. `saveAsync` is for callers that wait for it.
      run(input as Input, callbacks).catch(() => {});
    },
    [run, isQueued],
  );

  return {
    ...call,
    /** Null after a change of the session, which the page says for every call. */
    error: isOfSession(call.error) ? null : call.error,
    save,
    /** Saves like `save`, and returns the answer or throws. */
    saveAsync: run,
    /** True while it sends, refreshes the page, or opens the next one. */
    busy: call.isPending || isRefreshing || isLeaving,
    /** Sent share from 0 to 1 while a form with pictures is uploaded. */
    progress,
  };
}
