import { z } from "zod";
import { resource, route } from "#lib/http/route.ts";
import { writeOffOrder } from "#lib/orders/money/write-off-order.ts";
import { orderAnswer, writeOffInput } from "#lib/orders/schema.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  POST: route({
    access: "admin",
    summary: "Give up what is still due of an order.",
    body: writeOffInput,
    example: { due_seen: "500" },
    answer: orderAnswer,
    errors: { conflict: { due: z.number().int() } },
    handle: async ({ actor, params, body }) => ({
      data: [await writeOffOrder(actor, params.id, body)],
    }),
  }),
});
