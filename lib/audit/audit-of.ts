import type { AuditRecord } from "./record-audit.ts";
import type { AuditAction, AuditFields } from "./schema.ts";

type Kind<Row> = { nameOf: (row: Row) => string; fieldsOf: (row: Row) => AuditFields };

/** Without `before` it is new, without `after` deleted. */
type Change<Row> = { before?: Row; after?: Row };

export function auditOf<Row extends { id: string }>({ nameOf, fieldsOf }: Kind<Row>) {
  return (action: AuditAction, { before, after }: Change<Row>): AuditRecord => {
    const row = after ?? before;
    return {
      action,
      ...(row && { subjectId: row.id, subject: nameOf(row) }),
      ...(before && { before: fieldsOf(before) }),
      ...(after && { after: fieldsOf(after) }),
    };
  };
}
