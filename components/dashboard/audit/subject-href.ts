import type { AuditEntryView } from "#lib/audit/schema.ts";
import { orderDetailHref, TEAM_HREF } from "../parts/hrefs.ts";

/** Pages by the first word of an action. */
const PAGES: Record<string, (id: string) => string> = {
  product: (id) => `/dashboard/product-form/${id}`,
  tariffs: () => "/dashboard/tariffs",
  order: orderDetailHref,
  payment: orderDetailHref,
  proof: orderDetailHref,
  event: (id) => `/dashboard/update-events/${id}`,
  gallery: (id) => `/dashboard/gallery-form/${id}`,
  page: (id) => `/dashboard/pengaturan/halaman/${id}`,
  settings: () => "/dashboard/pengaturan/pembayaran",
  team: () => TEAM_HREF,
};

type Subject = Pick<AuditEntryView, "action" | "subject_id">;

/** Returns the page of what an entry is about; null where it has none or was deleted. */
export function subjectHref({ action, subject_id: id }: Subject): string | null {
  const [kind = ""] = action.split("-");
  return action.endsWith("-deleted") ? null : (PAGES[kind]?.(id) ?? null);
}
