import { createParser, parseAsStringLiteral } from "nuqs/server";
import type { z } from "zod";
import { listChoice } from "#components/list/list-choice.ts";
import { REPORT_STEPS, reportDay, reportMonth } from "#lib/orders/books/schema.ts";

/** Text that a field of the report's query takes. */
function parseAs(field: z.ZodType<string>) {
  return createParser({
    parse: (text: string) => field.safeParse(text).data ?? null,
    serialize: String,
  });
}

export const reportChoice = listChoice({
  path: "/dashboard/laporan",
  perPage: 1,
  filters: {
    month: parseAs(reportMonth),
    from: parseAs(reportDay),
    to: parseAs(reportDay),
    per: parseAsStringLiteral(REPORT_STEPS).withDefault("day"),
  },
});
