import { parseAsNumberLiteral, parseAsStringLiteral } from "nuqs/server";
import { listChoice, parseAsText } from "#components/list/list-choice.ts";
import { AUDIT_ACTIONS } from "#lib/audit/schema.ts";

export const AUDIT_DAYS = [1, 7, 30, 90] as const;

export const auditChoice = listChoice({
  path: "/dashboard/audit",
  perPage: 20,
  filters: {
    subject: parseAsText,
    who: parseAsText,
    action: parseAsStringLiteral(AUDIT_ACTIONS),
    days: parseAsNumberLiteral(AUDIT_DAYS),
  },
});
