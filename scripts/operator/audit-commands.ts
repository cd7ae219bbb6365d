import { readAudit } from "#lib/audit/read-audit.ts";
import type { AuditEntryView } from "#lib/audit/schema.ts";
import type { Command } from "./command.ts";
import { LIMIT_OPTION, readLimit } from "./read-limit.ts";
import { type Columns, table } from "./table.ts";

/** Characters of a line that tell the changes. `--json` has all. */
const MAX_WIDTH = 200;

const COLUMNS: Columns<AuditEntryView> = {
  when: ({ created_at }) => created_at,
  who: ({ actor }) => actor,
  action: ({ action }) => action,
  subject: ({ subject }) => subject,
  changes: changesOf,
};

export const auditCommands: Record<string, Command> = {
  audit: {
    summary: "lists what admins and operators changed, newest first",
    options: {
      subject: { type: "string", about: "only of this id, order number or part of a name" },
      ...LIMIT_OPTION,
    },
    async run({ options }) {
      const subject = String(options.subject ?? "").trim();
      const entries = await readAudit(subject, readLimit(options.limit));
      return {
        data: entries,
        text: entries.length > 0 ? table(COLUMNS, entries) : "No change is recorded.",
      };
    },
  },
};

function changesOf({ changes }: AuditEntryView): string {
  const told = changes.map(({ field, before, after }) => `${field}: ${before} -> ${after}`);
  const line = told.join("; ");
  return line.length > MAX_WIDTH ? `${line.slice(0, MAX_WIDTH)}…` : line;
}
