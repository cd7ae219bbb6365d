import { redirectInLanguage } from "#lib/http/requests/page-language.ts";

// Rendered per request, so that made-up addresses don't fill the cache.
export const dynamic = "force-dynamic";

/** Leads an unknown page to /home (docs/pages.md#unknown-pages). */
export default async function UnknownPage() {
  return redirectInLanguage("/home");
}
