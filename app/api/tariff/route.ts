import { csvAnswer } from "#lib/http/csv-answer.ts";
import { resource, route } from "#lib/http/route.ts";
import { exportTariffs } from "#lib/shipping/export-tariffs.ts";
import { uploadTariffsInput } from "#lib/shipping/tariff-schema.ts";
import { uploadTariffs } from "#lib/shipping/upload-tariffs.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    who: "admin",
    handle: async ({ actor }) => csvAnswer("tarif-jne", await exportTariffs(actor)),
  }),
  POST: route({
    who: "admin",
    body: uploadTariffsInput,
    handle: async ({ actor, body }) => ({ data: await uploadTariffs(actor, body) }),
  }),
});
