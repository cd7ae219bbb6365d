import { auditOf } from "../../audit/record-audit.ts";
import type { AuditFields } from "../../audit/schema.ts";
import { IMAGE_SLOTS } from "../../media/image-slots.ts";
import type { SlotKeys } from "../../media/slot-changes.ts";
import { PRODUCT_COLUMNS, PRODUCT_FIELDS } from "../csv/product-columns.ts";
import type { NewProductRow } from "./product-row.ts";

type AuditedProduct = NewProductRow & Partial<SlotKeys> & { id: string };

export const productAudit = auditOf<AuditedProduct>({
  nameOf: ({ name }) => name,
  fieldsOf: (product): AuditFields =>
    Object.fromEntries([
      ...PRODUCT_FIELDS.map((field) => [field, product[PRODUCT_COLUMNS[field].column]]),
      ...IMAGE_SLOTS.map((slot) => [slot, product[slot] ?? null]),
    ]),
});
