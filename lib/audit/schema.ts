import { z } from "zod";
import { searchText } from "../fields/search-text.ts";
import { wholeNumber } from "../fields/whole-number.ts";
import { pageMeta, pagingFields } from "../paging.ts";

/** The changes that are recorded (docs/audit-log.md). */
export const AUDIT_ACTIONS = [
  "product-created",
  "product-imported",
  "product-updated",
  "product-deleted",
  "tariffs-uploaded",
  "order-created",
  "order-updated",
  "order-note-saved",
  "order-told",
  "proof-reviewed",
  "order-refunded",
  "order-receipt-added",
  "order-written-off",
  "order-money-corrected",
  "payment-taken-back",
  "statement-saved",
  "bank-row-matched",
  "bank-row-settled",
  "order-accounts-replaced",
  "event-created",
  "event-updated",
  "event-deleted",
  "gallery-item-created",
  "gallery-item-updated",
  "gallery-item-deleted",
  "settings-updated",
  "team-invited",
  "team-invitation-withdrawn",
  "team-joined",
  "team-role-changed",
  "team-member-removed",
  "team-signed-out",
  "demo-removed",
  "page-updated",
  "picture-created",
  "shop-exported",
  "operator-command",
] as const;

export type AuditAction = (typeof AUDIT_ACTIONS)[number];

const auditValue = z.union([z.string(), z.number(), z.boolean()]).nullable();

export type AuditValue = z.infer<typeof auditValue>;

/** Values by name of the field. */
export type AuditFields = Record<string, AuditValue>;

const auditChange = z.object({
  field: z.string(),
  /** Null: it was empty, or the thing is new. */
  before: auditValue,
  /** Null: it is empty, or the thing was deleted. */
  after: auditValue,
});

export type AuditChange = z.infer<typeof auditChange>;

export const auditEntryView = z
  .object({
    id: z.string(),
    created_at: z.string(),
    /** Name of the admin at that time, or the operator. */
    actor: z.string(),
    action: z.enum(AUDIT_ACTIONS),
    /** Id of what was changed; empty where it has none. */
    subject_id: z.string(),
    /** Its name at that time; an order's number. */
    subject: z.string(),
    changes: z.array(auditChange),
  })
  .meta({ id: "AuditEntry" });

export type AuditEntryView = z.infer<typeof auditEntryView>;

export const auditPage = z.object({ data: z.array(auditEntryView), meta: pageMeta });

const MAX_DAYS = 1_000;

export const auditQuery = z.object({
  who: searchText(),
  action: z.enum(AUDIT_ACTIONS).optional(),
  /** Id of what was changed, or a part of its name. */
  subject: searchText(),
  /** Jakarta days, today included. */
  days: wholeNumber({ min: 1, max: MAX_DAYS }).optional(),
  ...pagingFields,
});

export type AuditQuery = z.infer<typeof auditQuery>;
