import { useState } from "react";
import { type SaveRequest, useSave } from "#components/forms/use-save.ts";
import type { AnswerReader } from "#lib/http/client.ts";

/** A file that isn't sent at all; its message says why. */
export class UnusableFile extends Error {}

type CsvUploadOptions<Content, Report> = {
  /** Reads the chosen file once. Throws UnusableFile. */
  read: (file: File) => Promise<Content>;
  /** The request that checks a content, or writes what its report has shown. */
  request: (content: Content, checked: Report | null) => SaveRequest;
  answer: AnswerReader<{ data: Report }>;
  /** What is said about an error of the server. */
  wordsFor: (error: Error) => string;
  /** Whether the same button may send the checked file once more. */
  canRepeat?: (error: Error) => boolean;
  /** Called with the answer to a write, also where nothing was written after all. */
  onAnswered: (report: Report) => void;
};

/** Checks a file first, and writes it when the admin has seen what that does. */
export function useCsvUpload<Content, Report>({
  read,
  request,
  answer,
  wordsFor,
  canRepeat,
  onAnswered,
}: CsvUploadOptions<Content, Report>) {
  type Sent = { content: Promise<Content>; report: Report | null };
  const [checked, setChecked] = useState<Sent | null>(null);
  const { save, busy, error } = useSave({
    request: async ({ content, report }: Sent) => ({ ...request(await content, report), answer }),
    words: null,
    onSaved({ data }, { content, report }) {
      setChecked({ content, report: data });
      if (report !== null) onAnswered(data);
    },
    onFailed(error) {
      if (!canRepeat?.(error)) setChecked(null);
    },
  });

  return {
    report: checked?.report ?? null,
    failure: error && (error instanceof UnusableFile ? error.message : wordsFor(error)),
    busy,
    check(file: File) {
      setChecked(null);
      save({ content: read(file), report: null });
    },
    write(onSettled: () => void) {
      if (checked) save(checked, { onSettled });
    },
  };
}

export type CsvUploadState<Report> = ReturnType<typeof useCsvUpload<unknown, Report>>;
