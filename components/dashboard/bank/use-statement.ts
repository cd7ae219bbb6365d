import { useRef, useState } from "react";
import { useSave } from "#components/forms/use-save.ts";
import { ApiError, hasStatus } from "#lib/http/browser/client.ts";
import {
  MAX_STATEMENT_BYTES,
  STATEMENT_TOO_LARGE,
  type StatementMapping,
  type StatementReport,
  statementReportAnswer,
} from "#lib/payments/statements/schema.ts";

/** A file of an account, and the answers to what its preview asked. */
export type Statement = {
  account: string;
  file: File;
  /** The corrected columns; null: those that the shop finds or has kept. */
  mapping: StatementMapping | null;
  /** Last day where dates have no year, YYYY-MM-DD; empty without. */
  until: string;
  /** Lines to save although they were asked about. */
  accept: readonly number[];
};

class OversizedStatement extends Error {}

function wordsFor(error: Error): string {
  if (error instanceof OversizedStatement) return `${STATEMENT_TOO_LARGE}.`;
  const field = error instanceof ApiError && Object.values(error.fields)[0]?.[0];
  if (field) return `${field}.`;
  if (hasStatus(error, 413)) return `${STATEMENT_TOO_LARGE}.`;
  if (hasStatus(error, 429)) return "Terlalu banyak unggahan. Coba lagi sebentar lagi.";
  return "Berkas belum terkirim. Periksa koneksi, lalu coba lagi.";
}

function formOf({ account, file, mapping, until, accept }: Statement, dryRun: boolean): FormData {
  if (file.size > MAX_STATEMENT_BYTES) throw new OversizedStatement();
  const body = new FormData();
  body.set("account", account);
  body.set("file_name", file.name);
  if (mapping) body.set("mapping", JSON.stringify(mapping));
  if (until) body.set("until", until);
  body.set("accept", accept.join(","));
  body.set("dry_run", String(dryRun));
  body.set("file", file);
  return body;
}

/** Reads a statement for its preview, and saves it after an admin has looked. */
export function useStatement() {
  const [statement, setStatement] = useState<Statement | null>(null);
  const [report, setReport] = useState<StatementReport | null>(null);
  const isWriting = useRef(false);
  const { save, busy, error } = useSave({
    request({ of, dryRun }: { of: Statement; dryRun: boolean }) {
      isWriting.current = !dryRun;
      return { path: "/api/statement", answer: statementReportAnswer, body: formOf(of, dryRun) };
    },
    errorMessage: null,
    onSaved: ({ data }) => setReport(data),
    // Its rows come into the list below.
    refreshes: (failure) => failure === null && isWriting.current,
  });

  function check(of: Statement) {
    setStatement(of);
    save({ of, dryRun: true });
  }

  return {
    statement,
    report,
    busy,
    errorMessage: error && wordsFor(error),
    /** Reads it again, with the preview in view. */
    check,
    /** Another file or account: the preview is no longer of it. */
    start(of: Statement) {
      setReport(null);
      check(of);
    },
    answer: (change: Partial<Statement>) => statement && setStatement({ ...statement, ...change }),
    write(onSettled: () => void) {
      if (statement) save({ of: statement, dryRun: false }, { onSettled });
    },
  };
}

export type StatementState = ReturnType<typeof useStatement>;
