import { listAudit } from "#lib/audit/list-audit.ts";
import { auditPage, auditQuery } from "#lib/audit/schema.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    summary: "What admins and operators changed, the newest first.",
    query: auditQuery,
    answer: auditPage,
    handle: ({ actor, query }) => listAudit(actor, query),
  }),
});
