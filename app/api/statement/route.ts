import { resource, route } from "#lib/http/route.ts";
import { saveStatement } from "#lib/payments/statements/save-statement.ts";
import {
  MAX_STATEMENT_BYTES,
  saveStatementInput,
  statementReportAnswer,
} from "#lib/payments/statements/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "admin",
    summary: "Look at a bank's statement, or with `dry_run` off save the rows that are new.",
    body: saveStatementInput,
    example: {
      file: "Tanggal;Keterangan;Jumlah;Saldo…",
      account: "BCA 1234567890",
      dry_run: "true",
    },
    files: ["file"],
    maxFileBytes: MAX_STATEMENT_BYTES,
    answer: statementReportAnswer,
    handle: async ({ actor, body }) => ({ data: await saveStatement(actor, body) }),
  }),
});
