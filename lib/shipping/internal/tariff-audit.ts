import type { AuditRecord } from "../../audit/record-audit.ts";
import type { AuditFields } from "../../audit/schema.ts";
import type { TariffChange, TariffReport } from "../tariff-schema.ts";

type Side = "before" | "after";

/** Returns the audit record of an upload: its size, and each price and duration that it changed. */
export function tariffAudit(
  edition: string,
  { cities, changes }: Pick<TariffReport, "cities" | "changes">,
): AuditRecord {
  return {
    action: "tariffs-uploaded",
    subjectId: edition,
    before: pricesOf(changes, "before"),
    after: { cities, changes: changes.length, ...pricesOf(changes, "after") },
  };
}

/** Rupiah per kilogram as `Kota Bandung REG`, days as `Kota Bandung REG etd`. */
function pricesOf(changes: readonly TariffChange[], side: Side): AuditFields {
  return Object.fromEntries(
    changes.flatMap(({ city, service, [side]: price }) => [
      [`${city} ${service}`, price?.rate ?? null],
      [`${city} ${service} etd`, price?.etd ?? null],
    ]),
  );
}
