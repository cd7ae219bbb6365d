import { en } from "#lib/content/pages/fields.ts";
import { getPageState } from "#lib/content/pages/page-versions.ts";
import { isPageKey, PAGES } from "#lib/content/pages/pages.ts";
import { savePage } from "#lib/content/pages/save-page.ts";
import { FIRST_VERSION, pageAnswer, pageState, savePageInput } from "#lib/content/pages/schema.ts";
import { tags } from "#lib/expiry/tags.ts";
import { resource, route } from "#lib/http/route.ts";

export const { GET, HEAD, POST, PATCH, DELETE, PUT, OPTIONS } = resource({
  GET: route({
    access: "admin",
    acceptsParams: ({ page }) => isPageKey(page),
    summary: "The words of a page, and its versions.",
    answer: pageAnswer,
    errors: { "not-found": {} },
    handle: async ({ actor, params }) => ({ data: await getPageState(actor, params.page) }),
  }),
  PATCH: route({
    access: "admin",
    acceptsParams: ({ page }) => isPageKey(page),
    summary: "Save the words of a page as its newest version.",
    description: "`value` is all of the page. Members and limits differ from page to page.",
    body: savePageInput,
    example: {
      value: { ...PAGES.landing.defaults, tagline: en("Batik made by hand.") },
      seen: FIRST_VERSION,
    },
    answer: pageAnswer,
    errors: { "not-found": {}, conflict: { data: pageState } },
    expires: ({ params }) => [tags.page(params.page)],
    handle: async ({ actor, params, body }) => ({
      data: await savePage(actor, params.page, body),
    }),
  }),
});
