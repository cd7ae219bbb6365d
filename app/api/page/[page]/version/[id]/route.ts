import { getPageVersion } from "#lib/content/pages/page-versions.ts";
import { isPageKey } from "#lib/content/pages/pages.ts";
import { pageVersionAnswer } from "#lib/content/pages/schema.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    acceptsParams: ({ page }) => isPageKey(page),
    summary: "The words of one version of a page; `first` is the shop's default.",
    answer: pageVersionAnswer,
    errors: { "not-found": {} },
    handle: async ({ actor, params }) => ({
      data: { value: await getPageVersion(actor, params.page, params.id) },
    }),
  }),
});
