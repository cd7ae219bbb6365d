import { useState } from "react";
import { type SaveRequest, useSave } from "#components/forms/use-save.ts";
import { type AnswerReader, ApiError } from "#lib/http/browser/client.ts";

/** A file that can't be sent; the message says why. */
export class UnusableFile extends Error {}

function isLostAnswer(error: Error): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 500);
}

type CsvUploadOptions<Content, Report> = {
  /** Reads the chosen file once. Throws UnusableFile. */
  read: (file: File) => Promise<Content>;
  /** Returns the request that checks the content, or writes it after its report. */
  request: (content: Content, checked: Report | null) => SaveRequest;
  answer: AnswerReader<{ data: Report }>;
  /** Returns the message for a server's error. */
  wordsFor: (error: Error) => string;
  /** True where the button may send the checked file again after a lost answer. */
  isIdempotent?: boolean;
  /** Called with the answer to a write, also when it wrote nothing. */
  onAnswered: (report: Report) => void;
};

/** Checks a file first, and writes it after the admin has seen the report. */
export function useCsvUpload<Content, Report>({
  read,
  request,
  answer,
  wordsFor,
  isIdempotent = false,
  onAnswered,
}: CsvUploadOptions<Content, Report>) {
  type Sent = { content: Promise<Content>; report: Report | null };
  const [checked, setChecked] = useState<Sent | null>(null);
  const { save, busy, error } = useSave({
    request: async ({ content, report }: Sent) => ({ ...request(await content, report), answer }),
    errorMessage: null,
    onSaved({ data }, { content, report }) {
      setChecked({ content, report: data });
      if (report !== null) onAnswered(data);
    },
    onFailed(error) {
      if (!isIdempotent || !isLostAnswer(error)) setChecked(null);
    },
  });

  return {
    report: checked?.report ?? null,
    errorMessage: error && (error instanceof UnusableFile ? error.message : wordsFor(error)),
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
