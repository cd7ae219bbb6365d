import { parseAsStringLiteral } from "nuqs/server";
import { listChoice } from "#components/list/list-choice.ts";
import { BANK_TABS } from "#lib/payments/statements/schema.ts";

export const bankChoice = listChoice({
  path: "/dashboard/rekening",
  perPage: 50,
  filters: { tab: parseAsStringLiteral(BANK_TABS).withDefault("exact") },
});
