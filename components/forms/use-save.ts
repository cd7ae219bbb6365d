"use client";

import {
  type UseMutateFunction,
  type UseMutationOptions,
  useMutation,
} from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useCallback, useRef, useState, useTransition } from "react";
import { toast } from "#components/ui/toast.ts";
import { type AnswerReader, callApi } from "#lib/http/client.ts";
import { uploadForm } from "#lib/http/upload-client.ts";
import { failureWords, hasNotice } from "./failure-words.ts";
import { type FieldForm, showFieldErrors } from "./field-errors.ts";

export type SaveRequest = {
  path: string;
  /** POST without it. */
  method?: "DELETE" | "GET";
  answer?: AnswerReader<unknown>;
  /** Plain values go as JSON, a FormData as it is. */
  body?: Record<string, unknown> | FormData;
  headers?: Record<string, string>;
  /** Told how much of a FormData is on its way; always by POST. */
  onProgress?: (share: number) => void;
};

type AnswerTo<Asked> = Asked extends { answer: AnswerReader<infer Answer> }
  ? Answer
  : Asked extends null
    ? null
    : unknown;

type Maybe<Value> = Value | Promise<Value>;
type Words<Args extends unknown[]> = string | null | ((...args: Args) => string | null);

type SaveOptions<Input, Asked, Answer> = Pick<
  UseMutationOptions<Answer, Error, Input>,
  // With a scope, several saves wait for each other; without one, there is one at a time.
  "mutationKey" | "scope" | "onMutate"
> & {
  /** What is sent for an input; null where there is nothing to send. Whatever it throws is the failure. */
  request: (input: Input, setProgress: (share: number) => void) => Maybe<Asked>;
  /** The toast of a success. */
  done?: Words<[answer: Answer, input: Input]>;
  /** The toast of a failure, where no field of `form` shows it; null where the page says it. */
  words?: Words<[error: Error, input: Input]>;
  /** Its fields show the server's messages. */
  form?: FieldForm;
  /** The save is busy until this has ended; an error thrown here fails it. */
  onSaved?: (answer: Answer, input: Input) => unknown;
  onFailed?: (error: Error, input: Input) => void;
  onSettled?: () => unknown;
  /** Whether the page is read again: after a success (null), or after this failure. */
  refreshes?: (error: Error | null) => boolean;
  /** The page goes once it is saved: busy until then. */
  leaves?: boolean;
};

function send({ path, method, answer, onProgress, ...options }: SaveRequest) {
  const reader = answer ?? { parse: (json: unknown) => json };
  return onProgress && options.body instanceof FormData
    ? uploadForm(path, reader, { body: options.body, onProgress })
    : callApi(method ?? "POST", path, reader, options);
}

/** Picks the general words, unless a notice in the form says it all. */
function generalWords(error: Error): string | null {
  return hasNotice(error) ? null : failureWords(error);
}

function pick<Args extends unknown[]>(words: Words<Args> | undefined, ...args: Args) {
  return typeof words === "function" ? words(...args) : words;
}

/** Sends one kind of write to the API: busy state, one toast, and errors beside the fields. */
export function useSave<Input = void, Asked extends SaveRequest | null = SaveRequest>({
  request,
  done,
  words = generalWords,
  form,
  onSaved,
  onFailed,
  onSettled,
  refreshes,
  leaves = false,
  ...queue
}: SaveOptions<Input, Asked, AnswerTo<Asked>>) {
  const router = useRouter();
  const [isRefreshing, startRefresh] = useTransition();
  const [progress, setProgress] = useState<number | null>(null);
  // Set at once: a second press comes before the button is drawn as busy.
  const isSending = useRef(false);

  function settle(error: Error | null) {
    if (refreshes?.(error)) startRefresh(() => router.refresh());
    isSending.current = leaves && error === null;
  }

  const { mutate, ...mutation } = useMutation<AnswerTo<Asked>, Error, Input>({
    ...queue,
    // Offline it fails at once, in words, and doesn't wait for the connection.
    networkMode: "always",
    async mutationFn(input) {
      const asked = await request(input, setProgress);
      return (asked === null ? null : await send(asked)) as AnswerTo<Asked>;
    },
    async onSuccess(answer, input) {
      const said = pick(done, answer, input);
      if (said) toast.success(said);
      await onSaved?.(answer, input);
      settle(null);
    },
    onError(error, input) {
      const isShown = form !== undefined && showFieldErrors(error, form);
      const said = isShown ? null : pick(words, error, input);
      if (said) toast.error(said);
      onFailed?.(error, input);
      settle(error);
    },
    onSettled() {
      setProgress(null);
      return onSettled?.();
    },
  });

  const isQueued = queue.scope !== undefined;
  const save: UseMutateFunction<AnswerTo<Asked>, Error, Input> = useCallback(
    (...args) => {
      if (isSending.current && !isQueued) return;
      isSending.current = true;
      mutate(...args);
    },
    [mutate, isQueued],
  );

  return {
    ...mutation,
    save,
    /** While it is sent, the page is read again, or the next one opens. */
    busy: mutation.isPending || isRefreshing || (leaves && mutation.isSuccess),
    /** From 0 to 1 while a form with pictures is on its way. */
    progress,
  };
}
