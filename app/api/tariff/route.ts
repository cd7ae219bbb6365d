import { tags } from "#lib/expiry/tags.ts";
import { csvAnswer } from "#lib/http/answers/csv-answer.ts";
import { resource, route } from "#lib/http/route.ts";
import { CARRIER_IDS } from "#lib/shipping/carriers.ts";
import { exportTariffs } from "#lib/shipping/export-tariffs.ts";
import { tariffReportAnswer, uploadTariffsInput } from "#lib/shipping/tariff-schema.ts";
import { uploadTariffs } from "#lib/shipping/upload-tariffs.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    summary: "The tariff table as a file.",
    answer: "text/csv",
    handle: async ({ actor }) =>
      csvAnswer(`tarif-${CARRIER_IDS.join("-")}`, await exportTariffs(actor)),
  }),
  POST: route({
    access: "admin",
    summary: "Look at a tariff table, or with `dry_run` off write it.",
    body: uploadTariffsInput,
    example: { csv: "kode,kota,…", dry_run: "true" },
    answer: tariffReportAnswer,
    errors: { conflict: {} },
    expires: ({ body }) => (body.dry_run ? [] : [tags.tariffs]),
    handle: async ({ actor, body }) => ({ data: await uploadTariffs(actor, body) }),
  }),
});
