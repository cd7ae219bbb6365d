import { datedFile, streamDownload } from "#lib/http/answers/download.ts";
import { resource, route } from "#lib/http/route.ts";
import { collectPersonalData } from "#lib/privacy/collect-personal-data.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "user",
    summary: "All that the shop keeps about the caller.",
    description: "A download. Ten an hour.",
    answer: "application/json",
    errors: { "too-many-requests": {} },
    handle: async ({ actor }) =>
      streamDownload(
        datedFile("my-data", "json"),
        "application/json",
        await collectPersonalData(actor),
      ),
  }),
});
