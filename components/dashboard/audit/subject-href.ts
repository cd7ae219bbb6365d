import type { AuditAction, AuditEntryView } from "#lib/audit/schema.ts";
import { orderDetailHref } from "../parts/hrefs.ts";

const PAGES: Partial<Record<AuditAction, (id: string) => string>> = {
  "product-created": productHref,
  "product-imported": productHref,
  "product-updated": productHref,
  "tariffs-uploaded": () => "/dashboard/tariffs",
  "order-updated": orderDetailHref,
  "order-note-saved": orderDetailHref,
  "order-refunded": orderDetailHref,
  "payment-taken-back": orderDetailHref,
  "proof-reviewed": orderDetailHref,
  "event-created": eventHref,
  "event-updated": eventHref,
  "gallery-item-created": galleryItemHref,
  "gallery-item-updated": galleryItemHref,
  "settings-updated": () => "/dashboard/pengaturan",
};

function productHref(id: string): string {
  return `/dashboard/product-form/${id}`;
}

function eventHref(id: string): string {
  return `/dashboard/update-events/${id}`;
}

function galleryItemHref(id: string): string {
  return `/dashboard/gallery-form/${id}`;
}

/** Returns the page of what an entry is about; null where it has none or was deleted. */
export function subjectHref({
  action,
  subject_id: id,
}: Pick<AuditEntryView, "action" | "subject_id">): string | null {
  return PAGES[action]?.(id) ?? null;
}
