import { z } from "zod";
import { expireProductPages } from "#lib/expiry/expire-pages.ts";
import { readText } from "#lib/http/body/read-body.ts";
import { resource, route } from "#lib/http/route.ts";
import { receiveNotice } from "#lib/payments/receive-notice.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "anyone",
    isUndescribed: true,
    summary: "A payment service's signed notice that money came (docs/payments.md#ways-to-pay).",
    answer: z.object({}),
    async handle({ params, request }) {
      const body = await readText(request);
      await receiveNotice(params.provider, { headers: request.headers, body }, expireProductPages);
      return {};
    },
  }),
});
